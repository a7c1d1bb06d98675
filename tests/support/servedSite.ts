import {listen} from '../../server/listen';
import {createStaticSite} from '../../server/staticSite';

type Site = {
  origin: string;
  close(): Promise<void>;
};

type Changes = {
  /** Can respond instead of the site. */
  answer?(request: Request): Response | undefined | Promise<Response | undefined>;
  /** Can change a response of the site. */
  adjust?(response: Response): void;
};

/** Serves a built site on a free port. */
export async function serveSite(directory: string, {answer, adjust}: Changes = {}): Promise<Site> {
  const site = createStaticSite({directory});
  const server = await listen(async (request) => {
    const answered = await answer?.(request);
    if (answered) return answered;
    const response = await site(request);
    adjust?.(response);
    return response;
  }, 0);
  return {
    origin: `http://localhost:${server.port}`,
    close: () => server.close(),
  };
}
