import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Apps for Android and iPhone that keep working offline: native or web, chosen from a clear comparison and tested on real phones.",
  heading: "Your app works, even without a signal",
  outcome:
    "Your customers or your people finish what they began, in a basement or on a farm, and nothing is entered twice.",
  price: "An estimate as a range, then a fixed price for each version",
  suits: "Founders whose customers expect an app, and companies whose people work where coverage fails.",
  demonstration: {
    title: "Give the signal back",
    intro: "A phone is offline while the office changes the same inspection: whose entry counts?",
    alt: "A phone without a signal shows oil level as fine and guard rail as a fault; both changes wait on it as letters. The office shows oil level as open and guard rail as fine.",
  },
  parts: [
    {
      kind: "incident",
      title: "One delivery, invoiced twice",
      clock: "07:50",
      paragraphs: [
        "A driver records a delivery at 07:50 in an underground car park. The phone sends it at 08:10, the answer is lost in the next tunnel, and the phone sends again. The server takes that for a second delivery.",
        "Now each entry is numbered on the phone when it is made. The number travels with every attempt, and the server answers a repeat with “I have this one”.",
      ],
    },
    {
      kind: "deliverables",
      title: "More than the app itself",
      points: [
        {
          title: "Repeatable releases",
          description: "Built and signed by a server. No old laptop is needed.",
        },
        {
          title: "Rules for conflicts",
          description: "What is kept on the phone, and whose entry counts, field by field.",
        },
        {
          title: "A sheet of phones",
          description:
            "Named models, a slow one among them, tried with full storage and refused permissions.",
        },
        {
          title: "The store file",
          description: "Pictures, privacy answers, and a calendar of what the stores demand each year.",
        },
      ],
    },
    {
      kind: "argument",
      title: "From a store, or from a link?",
      paragraphs: [
        "A web app is installed from a link, needs no approval and is corrected for everyone by the next visit. A store app reaches further into the phone, and an old version stays until its owner updates. One requirement can decide it, Bluetooth on iPhones for example. We compare before we estimate.",
      ],
    },
    {
      kind: "doors",
      title: "Phones change every autumn",
      withEngineers:
        "Your engineer ships a release from our checklist with us on the call, and the next one alone. From then on updates, crash reports and the server are your team’s, day and night. For a new system version you can hire us by the day.",
      withoutEngineers:
        "We release the updates, renew what expires and read the crash reports. If the server behind the app fails at night, it is we who are called. A monthly rate covers it. The store accounts are in your company’s name.",
    },
    {
      kind: "month",
      title: "A month that ends in the field",
      weeks: [
        {
          title: "Accounts",
          description:
            "The store accounts are opened, which takes some waiting. Meanwhile we settle store or web.",
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
          description:
            "Your users take it where the signal drops. What breaks there tells you whether and how to go on.",
        },
      ],
    },
    {
      kind: "engineers",
      intro: "Both kinds of app compared row by row, then sync, releases and security.",
      illustration: {
        kind: "table",
        title: "Store app or web app: how to choose",
        intro: "A PWA is a web app installed from a link. One requirement can decide it.",
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
        note: "Rows two to four follow browser releases: we check them again when you start.",
      },
      notes: [
        {
          title: "Code",
          description:
            "React Native for lists and forms. Heavy camera, Bluetooth or widget work can justify Swift and Kotlin.",
        },
        {
          title: "Upgrades",
          description:
            "The server names a minimum version, and updates are tested from every database schema ever released.",
        },
        {
          title: "A bad release",
          description:
            "Staged rollouts can be halted, installed copies stay. The fix is a new release, and risky features have a server switch.",
        },
        {
          title: "A stolen phone",
          description:
            "Tokens in Keychain or Android Keystore, devices revoked one by one, offline records that expire.",
        },
      ],
    },
  ],
  technologies: ["pwa", "react-js", "java-script", "java", "node-js", "git-lab"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if people use the app often, away from a desk, or together with a machine. For customers who come twice a year, let our web team improve your page for phones. For staff who only fill in forms, a rented form product with an offline mode is cheaper.",
    },
    {
      question: "Could our website simply be put into the store?",
      answer:
        "Apple may refuse an app that is only a website (guideline 4.2). A web app installed from a link needs no review.",
    },
  ],
  related: [
    { service: "web-development", reason: "Builds the web app, if that is where your answers point." },
    {
      service: "hw-sw-integration",
      reason: "Tests both ends of the Bluetooth link if your app talks to a device.",
    },
  ],
  closing: "Where does the signal drop?",
};
