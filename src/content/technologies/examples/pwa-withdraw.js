// Takes the place of a worker that must go, under the same name
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
