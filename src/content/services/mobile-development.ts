import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Mobile apps for Android and iOS, native or as a progressive web app: a decision table first, then offline storage, tests on devices and store release.",
  heading: "Mobile apps that survive a lost signal",
  outcome:
    "We help you choose between native and PWA, then build an app that works for hours without a connection.",
  startLabel: "Ask about an app",
  enquiryLabel: "Write to us about your app",
  closing: {
    title: "Where does the signal drop?",
    text: "Tell us the place, and the job that must still get done there. Which phones people carry matters more at this point than a feature list.",
  },
  order: ["signs", "argument", "exhibit", "deliverables", "month"],
  titles: {
    signs: "Reasons for an app",
    deliverables: "From decision to store",
    month: "A month that ends in the field",
    technologies: "What the app is made of",
    questions: "Questions about keys and releases",
  },
  argument: {
    title: "You cannot redeploy somebody's phone",
    paragraphs: [
      "A web release can be reverted; a store version stays installed until its owner updates, and some never do. " +
        "So we plan for old versions early: the app asks at start which minimum version the server accepts, and " +
        "local database migrations are tested from each schema ever released.",
      "Nobody controls the signal either. The app writes to a database on the phone, and a queue sends later. Each " +
        "queued write carries an ID made on the device, so a retry after a timeout cannot place a second order. " +
        "You settle conflict rules with us field by field. Last write wins suits a note; it corrupts a stock count.",
      "The first problem shrinks when the app is a web page; the second stays. So the table below comes before an estimate.",
    ],
  },
  signs: [
    "People work where coverage fails: on deliveries, farms, plant floors.",
    "You need Bluetooth, NFC or background location on iPhones as well as Android.",
    "Your store app exists, but only one old laptop can still sign it.",
  ],
  deliverables: [
    {
      title: "Platform decision",
      description:
        "One page: the table above, answered for your users, and the fact that would change the answer.",
    },
    {
      title: "Source and release scripts",
      description: "A clean checkout becomes a signed build on a CI runner. No laptop is part of it.",
    },
    {
      title: "Sync contract",
      description: "Which records live on the phone, when they expire, who wins a conflict.",
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
      title: "Chore calendar",
      description:
        "Play's target API level, Apple's membership, certificates: a month and an owner for each.",
    },
  ],
  exhibit: {
    kind: "table",
    title: "Native or PWA: eight questions",
    intro: "One row you cannot live without outvotes the other seven.",
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
        "Swift and Kotlin, or React Native plus a reader of native crash logs",
      ],
    ],
    note: "Rows three to five follow browser releases, so we check them again at the start of each project.",
  },
  firstMonth: [
    {
      title: "Store accounts",
      description:
        "You register as an organisation, which takes a D-U-N-S number and some waiting. Meanwhile we answer " +
        "the table for the phones your users carry.",
    },
    {
      title: "Sync contract",
      description:
        "Two people who do the job list records and conflicts with us. A throwaway prototype goes into airplane mode.",
    },
    {
      title: "Signed build",
      description:
        "One screen, one queue and crash reporting reach TestFlight and Play's internal track, or a URL for a PWA.",
    },
    {
      title: "Field day",
      description: "Users take it where the signal drops. What breaks there orders the backlog.",
    },
  ],
  technologies: ["pwa", "react-js", "java-script", "java", "node-js", "git-lab"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Customers come twice a year. Few will install an app for that; improve the mobile web page. Staff only fill in forms. A hosted form product with an offline mode is cheaper than custom code. The aim is to be in the store. A website in a wrapper risks rejection under Apple's guideline 4.2. A PWA skips review.",
    },
    {
      question: "Who owns the app and its signing keys?",
      answer:
        "You. Both store accounts are in your name and we join by invitation. With Play App Signing, Google keeps the " +
        "app signing key; you keep the upload key, which can be reset. The contract assigns our code to you.",
    },
    {
      question: "One code base or two?",
      answer:
        "React Native suits lists and forms that behave alike on both platforms. Heavy camera, Bluetooth or widget " +
        "work can justify two native code bases.",
    },
    {
      question: "What can someone read on a stolen phone?",
      answer:
        "As little as the job allows. Keys and tokens sit in the Keychain or are protected by Android Keystore, the " +
        "server can revoke each device, and offline records expire. We treat any key shipped inside an app as public.",
    },
    {
      question: "What if a release is bad?",
      answer:
        "Play's staged rollout can be halted and Apple's phased release paused, but installed copies stay, and Apple " +
        "offers no phasing for a first version. The cure is a higher version number, so risky features ship behind " +
        "a server-side switch.",
    },
    {
      question: "How does our team take over releases?",
      answer:
        "Your engineer ships one from the written steps while we watch. The one after " +
        "that ships without us.",
    },
  ],
  related: [
    {
      service: "web-development",
      reason: "Where the work goes if the table points to a PWA.",
    },
    {
      service: "hw-sw-integration",
      reason: "For an app that talks to a device, the Bluetooth contract has two sides to test.",
    },
  ],
};
