export { pages as allPages } from "../src/app/entry-server.tsx";
