import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Apps for Android and iPhone that keep working offline, native or web, chosen from a clear comparison and tested on real phones.",
  heading: "Your app works, even without a signal",
  outcome:
    "Your customers or staff finish what they started, in a basement or on a farm, and nobody enters anything twice.",
  price: "An estimate as a range, then an agreed price for each version",
  audience: "Founders whose customers expect an app, and companies working where coverage fails.",
  demonstration: {
    title: "Give the signal back",
    intro: "A phone is offline while the office changes the same inspection. Whose entry counts?",
    alt: "A phone without a signal shows the oil level as fine and the guard rail as a fault; both changes wait on it as letters. The office shows the oil level as open and the guard rail as fine.",
  },
  parts: [
    {
      kind: "comparison",
      title: "One delivery, invoiced twice",
      intro:
        "A driver records a delivery in an underground car park. The phone sends it from the street, the answer gets lost in the next tunnel, and the phone sends it again.",
      before: {
        label: "The problem",
        points: [
          "The server numbers each entry when it arrives.",
          "It takes the repeat for a second delivery.",
          "The customer gets two invoices.",
        ],
      },
      after: {
        label: "The fix",
        points: [
          "The phone numbers each entry when it’s made, and sends the number every time.",
          "The server answers a repeat with “I have this one”.",
          "The customer gets one invoice.",
        ],
      },
    },
    {
      kind: "deliverables",
      title: "More than the app itself",
      points: [
        {
          title: "Repeatable releases",
          description: "A server builds and signs them, so nobody needs that one old laptop.",
        },
        {
          title: "Rules for conflicts",
          description: "What the phone keeps, and whose entry counts, field by field.",
        },
        {
          title: "A list of phones",
          description: "Named models, one of them slow, tested with full storage and refused permissions.",
        },
        {
          title: "The store listing",
          description: "Pictures, privacy answers, and a calendar of what the stores demand each year.",
        },
      ],
    },
    {
      kind: "text",
      title: "App store or web app?",
      paragraphs: [
        "A web app installs from a link, needs no approval and is up to date on the next visit. A store app reaches further into the phone, but an old version stays until its user updates. A single requirement can settle it, such as Bluetooth on iPhones, so we compare the two before we estimate.",
      ],
    },
    {
      kind: "support",
      title: "Phones change every autumn",
      withEngineers:
        "Your engineer ships a release from our checklist with us on the call, and the next one alone. From then on, updates, crash reports and the server are yours.",
      withoutEngineers:
        "We release the updates, renew what expires and read the crash reports for a monthly fee. If the server behind the app fails at night, we get the call. The store accounts are in your company’s name.",
    },
    {
      kind: "weekly-plan",
      title: "A month that ends in the field",
      weeks: [
        {
          title: "Accounts",
          description:
            "We open the store accounts, which takes some waiting. Meanwhile we settle store or web.",
        },
        {
          title: "Conflicts",
          description: "Two people who do the job tell us whose entry wins when phone and office disagree.",
        },
        {
          title: "On your phone",
          description: "One screen that works offline, installed by invitation or from a link.",
        },
        {
          title: "Field day",
          description: "Your users take it where the signal drops. What breaks there tells you how to go on.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "Both kinds of app compared row by row, then sync, releases and security.",
      illustration: {
        kind: "table",
        title: "Store app or web app: how to choose",
        intro: "PWA means a web app installed from a link.",
        columns: ["Question", "PWA", "Store app"],
        rows: [
          [
            "Where is offline data?",
            "IndexedDB, which may be evicted unless storage is persistent",
            "Its own database, until the app is removed",
          ],
          [
            "Can it send in the background?",
            "Background Sync in Chromium, on iPhone when next opened",
            "WorkManager or BackgroundTasks, when the OS allows",
          ],
          ["Push on iPhone?", "After the user adds it to the Home Screen", "After one permission prompt"],
          ["Bluetooth or NFC?", "Chrome on Android, not Safari", "Both platforms"],
          ["How fast is a fix?", "On a later load", "After review, as phones update"],
          ["Who takes a share?", "Your payment provider", "The stores too, for many digital goods"],
        ],
        note: "Rows two to four change with browser releases. We check them when you start.",
      },
      notes: [
        {
          title: "Code",
          description:
            "React Native for lists and forms. Heavy camera or Bluetooth work can justify Swift and Kotlin.",
        },
        {
          title: "Upgrades",
          description:
            "The server names a minimum version, and we test updates from every database schema ever released.",
        },
        {
          title: "A bad release",
          description:
            "A staged rollout can be halted, but installed copies stay, so risky features have a switch on the server.",
        },
        {
          title: "A stolen phone",
          description:
            "Tokens live in Keychain or Android Keystore, devices are revoked one by one, and offline records expire.",
        },
      ],
    },
  ],
  technologies: ["pwa", "react-js", "java-script", "java", "node-js", "git-lab"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "It is if people use the app often, away from a desk or with a machine. If customers come twice a year, let our web team improve your page for phones. If staff only fill in forms, a rented form product with an offline mode is cheaper.",
    },
    {
      question: "Can you just put our website in the store?",
      answer:
        "Apple may refuse an app that is only a website (guideline 4.2). A web app installed from a link needs no review.",
    },
  ],
  related: [
    { service: "web-development", reason: "Builds the web app, if that’s where your answers point." },
    {
      service: "hw-sw-integration",
      reason: "Tests both ends of the Bluetooth link if your app talks to a device.",
    },
  ],
  closing: "Tell us where the signal drops",
};
