// Replaces a worker that has to go, under the same file name
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
