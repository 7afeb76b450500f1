export { headOf, pages as allPages } from "../src/prerender/entry-server.tsx";
