export { pages as allPages } from "../src/entry-server.tsx";
