import picture from "../images/heroes/mobile-development.svg";
import merged from "../images/records/merged.svg";
import overwritten from "../images/records/overwritten.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  hero: { picture },
  description:
    "Native or web apps for Android and iPhone, depending on what you need. They keep working offline, and your own users try them where there’s no signal.",
  heading: "An app that works without a signal",
  lead: "Your customers or staff finish what they started, even in a basement or on a farm, and send it once there’s a signal.",
  price: "We quote the first month before it starts, then each version.",
  audience: "Founders whose customers expect an app, and companies working where there’s no coverage.",
  demo: {
    name: "offline-reports",
    title: "Take the inspection underground",
    intro:
      "An inspector writes four reports, two of them in a cellar without a signal. How many does the office get?",
  },
  parts: [
    {
      kind: "comparison",
      title: "Two people change one record",
      intro:
        "In a cellar without a signal, a technician corrects a customer’s address. Meanwhile, the office changes the contact name. An hour later, the signal is back.",
      before: {
        label: "The problem",
        picture: overwritten,
        points: [
          "The app sends the whole record.",
          "The server replaces its copy with the phone’s.",
          "The new contact name is gone, and nobody notices.",
        ],
      },
      after: {
        label: "The fix",
        picture: merged,
        points: [
          "The app sends only what changed, and the version it was changed from.",
          "The server sees two different fields, and keeps both changes.",
          "If both had changed the address, your rule would decide.",
        ],
      },
    },
    {
      kind: "text",
      title: "App store or web app?",
      paragraphs: [
        "A web app opens from a link, needs no approval and updates itself. A store app can do more with the phone, but old versions stay until people update them. We start with whatever could decide the matter alone, such as Bluetooth on iPhones.",
      ],
    },
    {
      kind: "first-month",
      layout: "calendar",
      title: "A month that ends with a field test",
      weeks: [
        {
          title: "Accounts",
          description:
            "We help you choose between store and web. You open any store account, and we prepare the listing.",
        },
        {
          title: "Conflicts",
          description: "Two people who do the job decide which entry wins when phone and office disagree.",
        },
        {
          title: "On your phone",
          description: "You follow a link and install a one-screen app that already works offline.",
        },
        {
          title: "In the field",
          description: "Your users take the app where there’s no signal, and you see what breaks.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "Both kinds of app compared, then code and security.",
      exhibit: {
        kind: "table",
        title: "Store app or web app: how to choose",
        columns: ["Question", "Web app (PWA)", "Store app"],
        rows: [
          [
            "Where is offline data kept?",
            "IndexedDB, which may be evicted unless storage is persistent",
            "Its own database, until the app is removed",
          ],
          [
            "Can it send data in the background?",
            "In Chromium, yes, using Background Sync; on iPhone, only when next opened",
            "Yes, using WorkManager or BackgroundTasks, when the OS allows",
          ],
        ],
      },
      notes: [
        {
          title: "Code",
          description:
            "React Native suits lists and forms. Heavy camera or Bluetooth work can justify native code in Swift, Kotlin or Java. A server builds and signs every release.",
        },
        {
          title: "A stolen phone",
          description:
            "Keychain or Android Keystore protects the tokens, access can be revoked for a single device, and records expire once they’ve been sent.",
        },
      ],
    },
  ],
  technologies: ["pwa", "react-js", "java-script", "java"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if people use the app often and away from a desk. If they only fill in forms, a ready-made forms app that works offline is enough.",
    },
  ],
  related: [
    { service: "web-development", reason: "For an app that opens from a link." },
    {
      service: "hw-sw-integration",
      reason: "For an app that talks to a device over Bluetooth.",
    },
  ],
  closing: "An app for the places without a signal",
};
