import picture from "../images/heroes/mobile-development.svg";
import merged from "../images/records/merged.svg";
import overwritten from "../images/records/overwritten.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  hero: { picture },
  description:
    "Native or web apps for Android and iPhone, depending on what you need. They keep working offline, and your own users try them where there’s no signal.",
  heading: "An app that works without a signal",
  lead: "Your customers or staff can finish their work in a basement or on a farm, and the app sends it once there’s a signal.",
  price: "We quote for the first month before it starts, then for each version.",
  audience: "Founders whose customers expect an app, and companies working where there’s no coverage.",
  demo: {
    name: "offline-reports",
    title: "Take the inspection underground",
    intro:
      "An inspector writes four reports, two of them in a cellar without a signal. See how many reach the office.",
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
          "The app sends only the changed field, and says which version it changed.",
          "The server sees two different fields, and keeps both changes.",
          "If both had changed the address, a rule you set would decide.",
        ],
      },
    },
    {
      kind: "text",
      title: "App store or web app?",
      paragraphs: [
        "A web app opens from a link, needs no approval and updates itself. A store app can do more with the phone (on iPhones, only a store app can use Bluetooth), but old versions can linger on people’s phones.",
      ],
    },
    {
      kind: "first-month",
      layout: "calendar",
      title: "How we’d get to a field test",
      weeks: [
        {
          title: "Accounts",
          description:
            "We help you choose between a store app and a web app. If you need a store account, you open it and we prepare the listing.",
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
      intro: "How we write the code and protect data on a lost phone.",
      notes: [
        {
          title: "Code",
          description:
            "React Native suits lists and forms. Heavy camera or Bluetooth work can justify native code in Swift, Kotlin or Java. A server builds and signs each release.",
        },
        {
          title: "A stolen phone",
          description:
            "Keychain or Android Keystore protects the login tokens, you can lock out a single phone, and the app deletes records once the server has confirmed them.",
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
      service: "iot-development",
      reason: "For an app that talks to your device over Bluetooth.",
    },
  ],
};
