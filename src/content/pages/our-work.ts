import type { Point } from "../service-details.ts";
import type { ServiceSlug, TechnologySlug } from "../slugs.ts";

export interface Decision {
  question: string;
  choice: string;
  because: string;
}

/** A brief of the kind that companies send, worked from the problem to the decisions; the page labels each one so. */
export interface ReferenceBuild {
  id: string;
  title: string;
  problem: string;
  approach: string[];
  /** Four to six, in the order in which the data passes them; drawn as a diagram. */
  stations: Point[];
  decisions: Decision[];
  /** What the first four weeks would bring, and what is there at their end. */
  firstMonth: string[];
  delivered: string[];
  services: ServiceSlug[];
  technologies: TechnologySlug[];
}

export interface OurWorkContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** On the button below it. */
  startLabel: string;
  thisSite: {
    label: string;
    title: string;
    goal: string;
    constraints: string[];
    decisions: Decision[];
    results: {
      title: string;
      intro: string;
      /** What each figure means; the build writes the figures themselves. */
      meanings: { pages: string; homeDocument: string; homeScripts: string; fonts: string };
      /** Where there is no build. */
      none: string;
    };
  };
  referenceTitle: string;
  referenceIntro: string;
  referenceLabel: string;
  firstMonthTitle: string;
  deliveredTitle: string;
  referenceBuilds: ReferenceBuild[];
  /** On the button of the closing: what the reader does or gets. */
  enquiryLabel: string;
  closing: { title: string; text: string };
}

export const ourWork: OurWorkContent = {
  title: "Our work",
  description:
    "This website as a case with figures from its own build, and four reference builds with diagrams: field sensors, an order portal, document search, BI.",
  heading: "Work you can check",
  lead:
    "So the first case is the page you are reading, measured by its own build. " +
    "Four designs follow that we would defend in front of your engineers.",
  startLabel: "Send us your brief",
  thisSite: {
    label: "Case 001",
    title: "This website",
    goal:
      "A marketing site in React that paints as early as a hand-written page without script, " +
      "on a phone with a slow connection, and whose one form tells the truth about whether a message was accepted.",
    constraints: [
      "Nothing is requested from a third party when a page loads. No cookie is set.",
      "The text of every page is in the HTML, so it can be read with scripting off.",
      "The content security policy allows no inline script or style except by hash.",
      "WCAG 2.2 level AA on every page, and every control usable from the keyboard.",
      "An enquiry is relayed and never stored.",
    ],
    decisions: [
      {
        question: "How can a React page paint before React has arrived?",
        choice:
          "Every address is rendered to an HTML file at build time, with the CSS it needs inside. " +
          "The code of the frame comes after the first paint, the code of a page when you point at it, scroll or press a key. Both take over what is already on the screen.",
        because:
          "A new connection can carry about ten packets, some 14 kB, before the server has to wait for an acknowledgement. " +
          "A document that fits needs one round trip; this page, our longest, misses it by a little. " +
          "Script or fonts requested at the same moment would compete with the text.",
      },
      {
        question: "Where do the fonts, icons and map come from?",
        choice:
          "From this site. Fonts are cut down to the ASCII characters, icons are copied in at build time, " +
          "and the map is a drawing until you ask for the interactive one.",
        because:
          "Each further host costs a name look-up and a TLS handshake, can be down on its own, and learns who is visiting.",
      },
      {
        question: "Who sends the e-mail?",
        choice:
          "One server function behind POST /api/enquiry. It checks the fields with the same code as the form and calls the mail service.",
        because:
          "A mail key in the browser can be copied and used by anyone. The function can also tell a refusal from silence: " +
          "after a time-out it reports failure and never sends again by itself, because the first attempt may have gone through.",
      },
      {
        question: "What stops the site from getting heavier?",
        choice:
          "Budgets in one file, checked by tests against the built site: every compressed document and its style, every script, the fonts, and all that a page loads by itself.",
        because:
          "A site slows down through additions that each looked reasonable. " +
          "A failing test turns the next one into a decision: remove something, or argue for a higher number.",
      },
    ],
    results: {
      title: "Measured by the build",
      intro:
        "Counted in the files of the build you are looking at. Nobody types them in, so a bad one would show too.",
      meanings: {
        pages: "pages, each a finished HTML file",
        homeDocument: "home page with its styles, compressed",
        homeScripts: "script of the home page, compressed: the frame, and its own",
        fonts: "all fonts together",
      },
      none: "The development server builds nothing, so there is nothing to count here.",
    },
  },
  referenceTitle: "Reference builds",
  referenceIntro:
    "No client ordered these. The companies are imagined and so is every quantity; each is a brief of the kind we are sent, " +
    "worked through to the decisions we would take. If one resembles your case, argue with it.",
  referenceLabel: "Reference build / no client",
  firstMonthTitle: "The first month",
  deliveredTitle: "What is delivered",
  referenceBuilds: [
    {
      id: "field-sensor-fleet",
      title: "Soil probes on forty plots",
      problem:
        "Assume a grower with 600 battery-powered soil-moisture probes on forty plots, no mains power and patchy mobile coverage. " +
        "Each morning someone decides how long each valve stays open. Probes get moved between plots by hand, and a battery should last two seasons.",
      approach: [
        "The radio is LoRaWAN, because a two-season battery allows a few bytes an hour and no permanent connection. " +
          "A probe measures every hour and sends three readings in each frame: the new one and the two before it.",
        'The product is one sheet at dawn, with a line for every plot. A plot whose last reading is too old says "unknown". ' +
          "It never shows the last value as if it were fresh, since a dry plot and a dead probe call for different people.",
      ],
      stations: [
        {
          title: "Probe",
          description: "Measures moisture at two depths and numbers each reading. Knows nothing about plots.",
        },
        {
          title: "Gateway",
          description: "Solar-powered, on a mast, with a mobile uplink. Passes on frames it cannot decrypt.",
        },
        {
          title: "Network server",
          description: "Drops the copies heard by two gateways, checks integrity and frame counters.",
        },
        {
          title: "Ingest",
          description:
            "Unpacks three readings, dates them from the arrival time, inserts those not yet stored by device, join and number.",
        },
        {
          title: "Plot register",
          description: "Which probe was where, from when to when. A move closes one row and opens another.",
        },
        {
          title: "Dawn sheet",
          description: "One line per plot with the age of its reading. Can be printed.",
        },
      ],
      decisions: [
        {
          question: "How is a lost message repaired?",
          choice: "By repetition: every frame carries the two previous readings. Uplinks are unconfirmed.",
          because:
            "A confirmation is a downlink, and a typical gateway cannot listen while it transmits. " +
            "Confirming 600 probes would cause losses of its own. Three losses in a row leave a gap, and it is shown as one.",
        },
        {
          question: "Where is it recorded which plot a probe stands on?",
          choice: "On the server, as periods with a start and an end. Never on the probe.",
          because:
            "Probes are moved before anyone tells the office. " +
            "A late correction to a period puts past readings on the right plot without touching them.",
        },
        {
          question: "What do the valves do without data?",
          choice:
            "After a day without instructions they follow a fixed schedule stored in the valve controller.",
          because: "A broken link may cost some water. It must not cost the crop.",
        },
      ],
      firstMonth: [],
      delivered: [],
      services: ["iot-development", "hw-sw-integration", "cloud-services"],
      technologies: ["python", "my-sql", "docker", "aws"],
    },
    {
      id: "order-portal",
      title: "An order portal in front of a slow ERP",
      problem:
        "Assume a wholesaler whose dealers order by phone and spreadsheet. The ERP holds prices and stock, takes seconds to answer " +
        "and is closed for two hours every night. Dealers are on weak mobile data, and an order sent twice must not become two deliveries.",
      approach: [
        'The portal writes an order to its own database first and answers "received". It says "accepted" only when the ERP has taken the order. ' +
          "The two words look different on the screen, because a dealer plans a van by them.",
        "Prices and stock in the portal are copies that show their age. An order stores the prices the dealer saw. " +
          "If the ERP comes back with others, the order stops and a person decides.",
      ],
      stations: [
        {
          title: "Dealer's browser",
          description:
            "Keeps the basket on the phone and gives the order its identifier when the dealer confirms.",
        },
        {
          title: "Order API",
          description: "Spring Boot. Checks the lines against the price list version the dealer saw.",
        },
        {
          title: "Order database",
          description: "MySQL. The order and its outbox row are written in one transaction.",
        },
        {
          title: "Outbox worker",
          description:
            "Claims unsent rows with SELECT ... FOR UPDATE SKIP LOCKED and waits longer after each failure.",
        },
        {
          title: "ERP adapter",
          description: "The only code that knows the ERP. Looks for the identifier before creating anything.",
        },
        {
          title: "Status page",
          description: "Received, accepted, stopped. A stopped order names the line and the reason.",
        },
      ],
      decisions: [
        {
          question: "How does an order that was sent twice stay one order?",
          choice: "The browser creates the identifier; a unique index in MySQL decides.",
          because:
            "When an answer is lost, the browser cannot know whether the order arrived. " +
            "With the identifier it may simply ask again and gets the first order back.",
        },
        {
          question: "What happens while the ERP is closed?",
          choice: "Orders wait in the outbox table.",
          because:
            "A call inside the request would fail every night. " +
            "A message sent after the commit is lost when the process dies between the two.",
        },
        {
          question: "Store app or web app?",
          choice: "A web app that can be installed.",
          because:
            "Dealers need a list, a camera at most, and today's prices. Nothing has to run while the phone is in a pocket.",
        },
      ],
      firstMonth: [],
      delivered: [],
      services: ["web-development", "product-development"],
      technologies: ["java", "spring-boot", "react-js", "pwa", "my-sql"],
    },
    {
      id: "document-search",
      title: "Search across manuals and contracts",
      problem:
        "Assume a maintenance firm with 80,000 PDF pages: manuals, drawings and service contracts, a third of them scanned. " +
        "Technicians ask for a torque value by part number, the office asks what a contract says about call-outs, " +
        "and not everyone may see every contract.",
      approach: [
        "The answer is a passage and its page, shown as an image of that page. " +
          "A summary by a language model can be added on top, and then every sentence of it must link to a passage. " +
          "A wrong torque value read fluently is worse than a page that has to be read.",
        "The work begins with 200 questions collected from the people who ask them, each with the page that answers it. " +
          "Some have no answer in the documents, on purpose. That set decides every later argument about chunk sizes and models.",
      ],
      stations: [
        {
          title: "Intake",
          description:
            "Takes new files from the shared drive, by checksum, with the access groups of their folder.",
        },
        {
          title: "Text",
          description:
            "The text layer where there is one, OCR where not. Pages that read badly are listed for a person.",
        },
        {
          title: "Index",
          description: "Passages with page number and groups, searchable by exact words and by embedding.",
        },
        {
          title: "Query",
          description: "Filters by the reader's groups, runs both searches, merges the two lists by rank.",
        },
        {
          title: "Answer page",
          description: 'Passages with page images, or "not found" below a threshold set on the question set.',
        },
      ],
      decisions: [
        {
          question: "Word search or embeddings?",
          choice: "Both, merged by reciprocal rank fusion.",
          because:
            "Embeddings blur part numbers that differ in one digit. Word search misses a clause that says the same in other words.",
        },
        {
          question: "Where are access rights applied?",
          choice: "Inside the query, before ranking.",
          because:
            "Removing hits afterwards leaves short lists, and their length tells a reader that something was hidden.",
        },
      ],
      firstMonth: [],
      delivered: [],
      services: ["ai-ml-development", "web-development"],
      technologies: ["ai-ml", "python", "react-js", "docker"],
    },
    {
      id: "bi-pipeline",
      title: "One revenue figure for two departments",
      problem:
        "Assume a company where sales and finance each report monthly revenue and never agree. " +
        "Sales counts orders in the shop database, finance counts invoices in the accounting export, " +
        "and the board receives a spreadsheet that somebody reconciles by hand.",
      approach: [
        'Both figures stay, under different names. "Ordered value" and "net revenue" each become one SQL file with an owner and a date, ' +
          "and a third model lists the difference between them: open orders, returns, credit notes, exchange rates.",
        "Before anything is published, net revenue for each closed month has to equal the ledger. " +
          "If it does not, the report keeps yesterday's figures and says from when they are.",
      ],
      stations: [
        {
          title: "Sources",
          description: "A read replica of the shop's MySQL, and the accounting export as dated CSV files.",
        },
        {
          title: "Landing",
          description: "Rows as they came, with load time and file name. Nothing is corrected here.",
        },
        {
          title: "Models",
          description: "SQL in Git. Tests for unique keys, missing values and currencies nobody expected.",
        },
        {
          title: "Ledger gate",
          description: "Closed months against the ledger, to the last paisa. A difference stops the run.",
        },
        {
          title: "Report",
          description: "Every figure with its definition, its owner and the time of the data.",
        },
      ],
      decisions: [
        {
          question: "How do late corrections get in?",
          choice:
            "Each night reloads the last 35 days; once a week keys and row checksums of older months are compared with the source.",
          because:
            "A filter on updated_at misses rows that were deleted, and rows changed by hand without touching that column.",
        },
        {
          question: "What runs it?",
          choice: "A scheduled GitLab pipeline with one Python job per stage.",
          because:
            "Two sources and a nightly run do not pay for an orchestrator. " +
            "The log, the retry button and the failure mail are where the engineers already look.",
        },
      ],
      firstMonth: [],
      delivered: [],
      services: ["data-science", "cloud-services"],
      technologies: ["data-science", "python", "my-sql", "git-lab"],
    },
  ],
  enquiryLabel: "Write to us about a build like these",
  closing: {
    title: "Tell us which design you would change",
    text: "Say which of the five resembles your case and where it differs. A sketch in words is enough.",
  },
};
