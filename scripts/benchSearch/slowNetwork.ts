type Fetch = (request: Request) => Response | Promise<Response>;

type SlowNetwork = {
  fetch: Fetch;
  /** Returns the total size of the bodies sent so far, in bytes. */
  sent(): number;
};

const CHUNK = 4_096;

/** Simulates a slow network: each response is delayed by the latency, and all bodies share the bandwidth. */
export function slowNetwork(
  fetch: Fetch,
  {latency, bytesPerSecond}: {latency: number; bytesPerSecond: number},
): SlowNetwork {
  let sent = 0;
  let freeAt = 0;

  /** Waits until the network has transferred these bytes after all earlier ones. */
  async function transfer(bytes: number): Promise<void> {
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
            await transfer(piece.length);
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
