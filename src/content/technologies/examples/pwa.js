const CACHE = "offline-v1";
const PAGE = "/offline.html";

self.addEventListener("install", (event) => {
  const fresh = new Request(PAGE, { cache: "reload" });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(fresh)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("offline-") && name !== CACHE;
  event.waitUntil(caches.keys().then((names) =>
    Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return; // the browser handles it
  event.respondWith(fetch(event.request).catch(() =>
    caches.open(CACHE).then((cache) => cache.match(PAGE))));
});
