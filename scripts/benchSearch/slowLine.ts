type Fetch = (request: Request) => Response | Promise<Response>;

type Line = {
  fetch: Fetch;
  /** Bytes of bodies sent so far. */
  sent(): number;
};

const CHUNK = 4_096;

/** A server behind a slow line: each answer begins late, and all bodies share what the line carries. */
export function slowLine(
  fetch: Fetch,
  {latency, bytesPerSecond}: {latency: number; bytesPerSecond: number},
): Line {
  let sent = 0;
  let freeAt = 0;

  /** Waits for the line's turn to carry so many bytes. */
  async function carry(bytes: number): Promise<void> {
    const start = Math.max(performance.now(), freeAt);
    freeAt = start + (bytes / bytesPerSecond) * 1_000;
    sent += bytes;
    await wait(freeAt - performance.now());
  }

  function slowed(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    return body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        async transform(part, controller) {
          for (let start = 0; start < part.length; start += CHUNK) {
            const piece = part.subarray(start, start + CHUNK);
            await carry(piece.length);
            controller.enqueue(piece);
          }
        },
      }),
    );
  }

  return {
    sent: () => sent,
    async fetch(request) {
      await wait(latency);
      const response = await fetch(request);
      return response.body === null ? response : new Response(slowed(response.body), response);
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
