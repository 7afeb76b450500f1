// Published under the same file name, this replaces the old worker
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(withdraw());
});

async function withdraw() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith("offline-"));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
