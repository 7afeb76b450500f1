export type ServerEntry = typeof import("./entry-server.tsx");
