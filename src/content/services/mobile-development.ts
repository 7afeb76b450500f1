import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Apps for Android and iPhone that keep working offline: native or web, chosen from a clear comparison and tested on real phones.",
  heading: "Mobile apps that keep working offline",
  outcome:
    "Your people can work for hours without a signal, in a store app or a web app that we help you choose.",
  startLabel: "Plan my app",
  fromNothing: {
    text: "A new app for your own customers is just as welcome. If it is still an idea, begin with",
    service: "product-development",
  },
  enquiryLabel: "Get my native-or-web answer",
  closing: {
    title: "Where does the signal drop?",
    text: "Name the place, the job that must still get done and the phones people carry. You get a first answer, store or web app, and the reason.",
  },
  order: ["signs", "demonstration", "argument", "illustration", "deliverables", "month"],
  titles: {
    signs: "Good reasons for an app",
    deliverables: "From decision to store release",
    month: "A month that ends in the field",
    technologies: "Technologies in and around your app",
    questions: "Questions about phones and stores",
  },
  argument: {
    title: "Ready for old versions and weak signals",
    paragraphs: [
      "A web release is replaced on a later visit; a store version stays until its owner updates, if ever. So your app asks which minimum version the server accepts, and we test updates from every database schema ever released.",
      "Without a signal, your app writes to a database on the phone and a queue sends later. Each change carries an ID made on the device, so a retry after a timeout cannot place a second order. You settle with us, field by field, who wins a conflict: “last write wins” suits a note but corrupts a stock count.",
      "A web app shrinks the first problem and leaves the second, so we compare before we estimate.",
    ],
  },
  signs: [
    "Your new app, for customers or for staff, has to hold up in daily use from its first version.",
    "Your people work where coverage fails: on deliveries, farms or plant floors.",
    "You need Bluetooth, NFC or background location on iPhones as well as Android.",
    "Your store app exists, but only one old laptop can still sign it.",
  ],
  deliverables: [
    {
      title: "Platform decision",
      description: "A page that answers the table for your users and names what would change the answer.",
    },
    {
      title: "Source and release scripts",
      description:
        "Swift and Kotlin (Java in older apps), React Native or a PWA. A GitLab runner, instead of a laptop, makes the signed build.",
    },
    {
      title: "Sync contract",
      description:
        "Which records live on the phone, when they expire and who wins, for the app and its Node.js or Java server.",
    },
    {
      title: "Device sheet",
      description:
        "Named phones and OS versions, one low on memory, tried with full storage and revoked permissions.",
    },
    {
      title: "Store package",
      description:
        "Screenshots, privacy answers, a demo login for the reviewer and a rollout plan for each store.",
    },
    {
      title: "Upkeep calendar",
      description:
        "Play’s target API level, Apple’s membership, certificates: a month and an owner for each.",
    },
  ],
  demonstration: {
    title: "Take the signal away",
    intro:
      "Mark an inspection on a phone without a signal, change it in the office as well, and see what happens when they meet.",
    alt: "A phone without a signal shows oil level as fine and guard rail as a fault; both changes wait on it as letters. The office shows oil level as open and guard rail as fine.",
  },
  illustration: {
    kind: "table",
    title: "Store app or web app: how to choose",
    intro: "A PWA is a web app installed from a link. One row you depend on outvotes the rest.",
    columns: ["Question", "PWA", "Store app"],
    rows: [
      ["How do people get it?", "A link or QR code", "Store page, then install"],
      [
        "Where is offline data?",
        "IndexedDB; may be evicted unless storage is persistent",
        "Its own database, until the app is removed",
      ],
      [
        "Can it send in the background?",
        "Background Sync in Chromium; on iPhone when next opened",
        "WorkManager or BackgroundTasks; the OS picks the time",
      ],
      ["Push on iPhone?", "After the user adds it to the Home Screen", "After one permission prompt"],
      ["Bluetooth or NFC?", "Chrome on Android; not Safari", "Both platforms"],
      [
        "How fast does a fix arrive?",
        "On a later load, once the service worker updates",
        "After review, as phones update",
      ],
      ["Who takes a share?", "Your payment provider", "The stores too, for many digital goods"],
      [
        "Who maintains it?",
        "Web developers",
        "Swift and Kotlin, or React Native developers, and someone who reads native crash logs",
      ],
    ],
    note: "Rows three to five follow browser releases, so we check them again when you start.",
  },
  firstMonth: [
    {
      title: "Store accounts",
      description:
        "You register as an organisation, with a D-U-N-S company number and some waiting. Meanwhile we answer the table for your users’ phones.",
    },
    {
      title: "Sync contract",
      description:
        "Two people who do the job list records and conflicts with us. A throwaway prototype goes into airplane mode.",
    },
    {
      title: "Signed build",
      description:
        "You have one screen, one queue and crash reporting in TestFlight and Play’s internal track, or a PWA at a URL.",
    },
    {
      title: "Field day",
      description: "Your users take it where the signal drops. What breaks there decides what comes next.",
    },
  ],
  technologies: ["pwa", "react-js", "java-script", "java", "node-js", "git-lab"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if people use the app often, away from a desk, or together with a machine or sensor. For customers who come twice a year, let our web team improve your mobile page. For staff who fill in forms, a hosted form product with an offline mode is cheaper. A website wrapped to be in the store risks rejection under Apple’s guideline 4.2; a PWA skips review.",
    },
    {
      question: "Who owns the app, and how do we take over?",
      answer:
        "The store accounts are in your name, the code belongs to you, and we join by invitation. With Play App Signing, Google keeps the app signing key; you keep the upload key, which can be reset. Your engineer ships a release from our checklist with us on the call, and the next one alone.",
    },
    {
      question: "One code base or two?",
      answer:
        "React Native suits lists and forms that behave alike on both platforms. Heavy camera, Bluetooth or widget work can justify two native ones: Swift for iPhone, Kotlin for Android.",
    },
    {
      question: "What can be read on a stolen phone?",
      answer:
        "As little as the job allows: the Keychain or Android Keystore protects keys and tokens, the server can revoke each device, and offline records expire. We treat any key shipped inside an app as public.",
    },
    {
      question: "What if a release is bad?",
      answer:
        "You can halt Play’s staged rollout or pause Apple’s phased release. Both exist for updates only, not for a first release, and copies already installed stay. The cure is a higher version number, so risky features ship behind a server switch.",
    },
  ],
  related: [
    {
      service: "web-development",
      reason: "Builds the PWA, if that is where your answers point.",
    },
    {
      service: "hw-sw-integration",
      reason: "Tests both sides of the Bluetooth link if your app talks to a device.",
    },
  ],
};
