import type { Connect } from "vite";

export interface GeneratedFile {
  text: string;
  mediaType: string;
}

/** Lets the development server answer with generated files; `fileAt` returns undefined for other addresses. */
export function serveFiles(
  middlewares: Connect.Server,
  fileAt: (address: string) => Promise<GeneratedFile | undefined>,
): void {
  middlewares.use((request, response, next) => {
    fileAt(request.url!).then((file) => {
      if (file === undefined) return next();
      response.setHeader("Content-Type", file.mediaType).end(file.text);
    }, next);
  });
}
