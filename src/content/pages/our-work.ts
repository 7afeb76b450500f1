import firstPaint from "../first-paint.json";
import biPipelineTall from "../images/our-work/bi-pipeline-tall.svg";
import biPipeline from "../images/our-work/bi-pipeline.svg";
import documentSearchTall from "../images/our-work/document-search-tall.svg";
import documentSearch from "../images/our-work/document-search.svg";
import frame1 from "../images/first-paint/1.webp";
import frame2 from "../images/first-paint/2.webp";
import frame3 from "../images/first-paint/3.webp";
import frame4 from "../images/first-paint/4.webp";
import frame5 from "../images/first-paint/5.webp";
import frame6 from "../images/first-paint/6.webp";
import orderPortalTall from "../images/our-work/order-portal-tall.svg";
import orderPortal from "../images/our-work/order-portal.svg";
import soilProbesTall from "../images/our-work/soil-probes-tall.svg";
import soilProbes from "../images/our-work/soil-probes.svg";
import type { Point } from "../service-details.ts";
import type { ServiceSlug, TechnologySlug } from "../slugs.ts";

export interface Decision {
  question: string;
  choice: string;
  because: string;
}

/** What happens, drawn as a large stamp; for phones in an upright one, whose height is given. */
interface Drawing {
  wide: string;
  tall: string;
  tallHeight: number;
  /** What it shows beyond the stations, which stand below it. */
  alt: string;
}

/** A brief of the kind that companies send, worked from the problem to the decisions; the page labels each one so. */
export interface ReferenceBuild {
  id: string;
  title: string;
  problem: string;
  approach: string[];
  drawing: Drawing;
  /** In the order in which the data passes them. The drawing has their numbers. */
  stations: Point[];
  decisions: Decision[];
  /** Something to operate, and what its drawing tells as it begins. */
  demonstration?: { name: "soil-probes"; alt: string };
  /** What the first four weeks would bring. */
  firstMonth: string[];
  /** What the client has at the end of the work. */
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
    weights: {
      title: string;
      /** The number of pages stands before it. */
      pages: string;
      names: { document: string; scripts: string; style: string; fonts: string; total: string };
      /** Where there is no build. */
      none: string;
    };
    film: { title: string; caption: string };
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

/** What the home page shows at each instant, filmed by `npm run screenshots`. */
export const filmFrames = [frame1, frame2, frame3, frame4, frame5, frame6].map((image, index) => ({
  time: seconds((index + 1) * firstPaint.step),
  image,
}));

const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)}\u00a0s`;
}

export const ourWork: OurWorkContent = {
  title: "Our work",
  description:
    "Four briefs worked from problem to decision, with diagrams, first month and deliverables: field sensors, an order portal, document search and BI.",
  heading: "See how we would build it",
  lead:
    "Follow four briefs from the problem to the decisions, the first month and what you receive. " +
    "The last case is this website, measured by its own build.",
  startLabel: "Send us your brief",
  thisSite: {
    label: "Live case",
    title: "This website",
    goal:
      "The goal: a React site that shows as early as a hand-written page, on a slow phone too, " +
      "with a form that tells you truthfully whether your message was accepted.",
    constraints: [
      "A page loads from this address alone, sets no cookie and admits inline script by hash only.",
      "Every page aims at WCAG 2.2 level AA. The accessibility page says what was tested and what was not.",
      "An enquiry goes out as an e-mail; the function that sends it keeps no copy.",
    ],
    decisions: [
      {
        question: "How can a React page show before React is here?",
        choice:
          "Every address is an HTML file with its CSS inside, made at build time. After the first paint the scripts of the frame " +
          "and of the page are fetched together, and React takes over what is on screen. " +
          "While the browser is idle it fetches the pages behind the main menu and the links in view.",
        because:
          "A new connection carries some 14\u00a0kB before the server waits for an acknowledgement. " +
          "What is fetched earlier competes with the text; what is fetched after your click makes you wait.",
      },
      {
        question: "Where do the fonts, icons and map come from?",
        choice:
          "From this site: fonts cut down to the characters the pages use, icons copied in by the build, " +
          "and a drawn map until you ask for the interactive one.",
        because: "Each further host costs time, can fail and learns who is visiting.",
      },
      {
        question: "Who sends the e-mail?",
        choice:
          "One server function, which checks the fields with the form’s own code and calls the mail service.",
        because:
          "A mail key in the browser can be used by anyone. After a time-out the function reports failure and leaves the retry to you, " +
          "because the first attempt may have gone through.",
      },
      {
        question: "What if a script fails to arrive?",
        choice:
          "The page asks for it again, then reloads once. If that fails too, the message buttons lead to the contact page.",
        because: "A newer build may have replaced the file, and your message should still find its way.",
      },
    ],
    weights: {
      title: "Its weight",
      pages: "pages, each a finished HTML file. Tests hold them to a budget, here the home page, compressed:",
      names: {
        document: "Document and styles",
        scripts: "Scripts",
        style: "Styles fetched later",
        fonts: "Fonts",
        total: "All it loads",
      },
      none: "The development server builds nothing, so there is nothing to count here.",
    },
    film: {
      title: "Its first paint on a slow phone",
      caption:
        `The text stands after ${seconds(firstPaint.text)}. The home page in Chromium, median of ` +
        `${firstPaint.visits} visits on ${date.format(new Date(firstPaint.date))}, at ${firstPaint.megabits}\u00a0Mbps and ` +
        `${firstPaint.latency}\u00a0ms of latency, on a processor made ${firstPaint.slowdown} times slower. ` +
        "The connection was already open; a first visit adds the time to set it up.",
    },
  },
  referenceTitle: "Four worked briefs",
  referenceIntro:
    "The companies and quantities are invented; the problems are everyday ones. " +
    "Find the one nearest yours and see which decisions you would share.",
  referenceLabel: "Worked example",
  firstMonthTitle: "The first month",
  deliveredTitle: "What you receive",
  referenceBuilds: [
    {
      id: "field-sensor-fleet",
      title: "Soil probes on forty plots",
      problem:
        "A grower has 600 soil-moisture probes on forty plots, no mains power and patchy mobile coverage. " +
        "Each morning someone decides how long every valve stays open. Probes get moved by hand, and a battery should last two seasons.",
      approach: [
        "Two seasons on a battery allow a few bytes an hour, so the radio is LoRaWAN. " +
          "A probe measures hourly and sends the new reading with the two before it.",
        "The grower gets a sheet at dawn with a line for every plot. Where the last reading is too old it says “unknown”, " +
          "since a dry plot and a dead probe call for different people.",
      ],
      drawing: {
        wide: soilProbes,
        tall: soilProbesTall,
        tallHeight: 592,
        alt: "Probes in a field send to a mast. The printed sheet has moisture and age for three plots, and Plot 9 as unknown for 9 hours.",
      },
      stations: [
        { title: "Probe", description: "Measures moisture at two depths and numbers each reading." },
        {
          title: "Gateway",
          description: "Solar-powered on its mast, with a mobile uplink.",
        },
        {
          title: "Network server",
          description: "Drops duplicates, checks integrity and frame counters.",
        },
        {
          title: "Ingest",
          description:
            "Works out each reading’s time from its arrival and stores it once, identified by device, radio session and number.",
        },
        {
          title: "Plot register",
          description: "Which probe was where, from when to when.",
        },
        {
          title: "Dawn sheet",
          description: "One printable line per plot, with the age of its reading.",
        },
      ],
      decisions: [
        {
          question: "How is a lost message repaired?",
          choice: "By the next two frames, which repeat it. Uplinks stay unconfirmed.",
          because:
            "A confirmation is a downlink, and a typical gateway cannot listen while it transmits. " +
            "Three losses in a row leave a gap, which the sheet shows.",
        },
        {
          question: "Where is it recorded which plot a probe stands on?",
          choice: "On the server, as periods with a start and an end.",
          because: "A move reported late still puts past readings on the right plot.",
        },
        {
          question: "What do the valves do without data?",
          choice:
            "After a day without instructions they follow a fixed schedule stored in the valve controller.",
          because: "A broken link may cost some water. It must not cost the crop.",
        },
      ],
      demonstration: {
        name: "soil-probes",
        alt: "The messages of 01:00 and 02:00 are lost; that of 03:00 brings their readings to the sheet.",
      },
      firstMonth: [
        "Week 1: a radio survey of all forty plots tells us where the masts go.",
        "Weeks 2 and 3: ten probes send from the two weakest plots while we measure their current and move one.",
        "Week 4: you print the first dawn sheet, with one probe switched off on purpose.",
      ],
      delivered: [
        "Firmware with its measured battery budget, and a coverage map",
        "Ingest, register and dawn sheet in your AWS account",
        "A simulator of 600 probes that loses frames at a rate you set",
      ],
      services: ["iot-development", "hw-sw-integration", "cloud-services"],
      technologies: ["python", "my-sql", "docker", "aws"],
    },
    {
      id: "order-portal",
      title: "An order portal in front of a slow ERP",
      problem:
        "A wholesaler’s dealers order by phone and spreadsheet. The ERP holds prices and stock, takes seconds to answer " +
        "and is closed for two hours every night. Dealers are on weak mobile data, and an order sent twice must not become two deliveries.",
      approach: [
        "The portal stores an order in its own database and answers “received”. It says “accepted” once the ERP has taken it. " +
          "The two look different on the screen, because a dealer books a van once an order is accepted.",
        "Prices and stock are copies that show their age, and an order keeps the prices the dealer saw. " +
          "If the ERP comes back with others, the order stops and a person decides.",
      ],
      drawing: {
        wide: orderPortal,
        tall: orderPortalTall,
        tallHeight: 808,
        alt:
          "Order 4711 and its outbox record share one transaction; sent again, the first order comes back. " +
          "The sender retries after 1, 2, 4 and 8 minutes while the ERP is closed.",
      },
      stations: [
        {
          title: "Dealer’s browser",
          description: "Keeps the basket and gives the order its identifier when the dealer confirms.",
        },
        {
          title: "Order API",
          description: "Checks each line against the price list the dealer saw.",
        },
        {
          title: "Order database",
          description: "MySQL takes the order and its outbox row in one transaction.",
        },
        {
          title: "Outbox worker",
          description: "Claims rows with FOR UPDATE SKIP LOCKED and waits longer after each failure.",
        },
        {
          title: "ERP adapter",
          description: "Alone knows the ERP, and looks for the identifier before it creates anything.",
        },
        {
          title: "Status page",
          description: "Says received, accepted or stopped; a stopped order names line and reason.",
        },
      ],
      decisions: [
        {
          question: "How does an order that was sent twice stay one order?",
          choice: "The browser creates the identifier; a unique index in MySQL decides.",
          because:
            "A browser that gets no answer asks again with the same identifier and receives the first order back.",
        },
        {
          question: "What happens while the ERP is closed?",
          choice: "Orders wait in the outbox table.",
          because:
            "A call inside the request would fail every night, " +
            "and one made after the commit is lost when the process dies in between.",
        },
      ],
      firstMonth: [
        "Week 1: we time every ERP call you need, night included.",
        "Week 2: one dealer opens the price list on a throttled phone.",
        "Week 3: that dealer’s orders are kept overnight and shown as received.",
        "Week 4: the ERP’s test system takes them once each, however often we cut the line.",
      ],
      delivered: [
        "Portal, API and ERP adapter in your repository",
        "A fault test that sends every order twice",
        "Alerts and a runbook for a night that lasts too long",
      ],
      services: ["web-development", "product-development"],
      technologies: ["java", "spring-boot", "react-js", "pwa", "my-sql"],
    },
    {
      id: "document-search",
      title: "Search across manuals and contracts",
      problem:
        "A maintenance firm has 80,000 PDF pages of manuals, drawings and service contracts, a third of them scanned. " +
        "Technicians ask for a torque value by part number, the office asks what a contract says about call-outs, " +
        "and some contracts are for a few readers only.",
      approach: [
        "The answer is a passage with an image of its page, because a wrong torque value that reads well is dangerous. " +
          "A language model’s summary can be added on top once every sentence of it links to a passage.",
        "The work begins with 200 questions from the people who ask them, each with the page that answers it, " +
          "and some with no answer on purpose. That set settles every later argument about chunk sizes and models.",
      ],
      drawing: {
        wide: documentSearch,
        tall: documentSearchTall,
        tallHeight: 788,
        alt: "The answer, 45 Nm, points to the lit passage on page 212 of a manual: Tighten to 45 Nm in two steps.",
      },
      stations: [
        {
          title: "Intake",
          description: "Takes new files by checksum, with the access groups of their folder.",
        },
        {
          title: "Text",
          description:
            "The text layer where there is one, OCR elsewhere. Pages that read badly go to a person.",
        },
        {
          title: "Index",
          description: "Passages with page number and groups, searchable by word and by embedding.",
        },
        {
          title: "Query",
          description: "Filters by the reader’s groups, runs both searches, merges them by rank.",
        },
        {
          title: "Answer page",
          description: "Passages with page images, or “not found” below a threshold set on the questions.",
        },
      ],
      decisions: [
        {
          question: "Word search or embeddings?",
          choice: "Both, merged by reciprocal rank fusion.",
          because:
            "Embeddings blur part numbers that differ in one digit; word search misses the same clause in other words.",
        },
        {
          question: "Where are access rights applied?",
          choice: "Inside the query, before anything is ranked.",
          because: "A list shortened afterwards tells the reader that something was hidden.",
        },
      ],
      firstMonth: [
        "Week 1: your technicians and office staff give us the 200 questions.",
        "Week 2: the pages that answer them go through intake, where we count what OCR misreads.",
        "Weeks 3 and 4: both searches are scored on the set, and two readers with different rights try them.",
      ],
      delivered: [
        "The search, with your access groups built in",
        "The question set and a command that scores any change",
        "A list of pages worth scanning again",
      ],
      services: ["ai-ml-development", "web-development"],
      technologies: ["python", "react-js", "docker"],
    },
    {
      id: "bi-pipeline",
      title: "Two revenue figures that reconcile",
      problem:
        "Sales and finance each report monthly revenue and never agree. Sales counts orders in the shop database, " +
        "finance counts invoices in the accounting export, and the board receives a spreadsheet reconciled by hand.",
      approach: [
        "Both figures stay, under different names. “Ordered value” and “net revenue” each become one SQL file with an owner and a date; " +
          "a third model lists the difference: open orders, returns, credit notes, exchange rates.",
        "Net revenue for each closed month has to equal the ledger before anything is published. " +
          "Until then the report keeps yesterday’s figures and says so.",
      ],
      drawing: {
        wide: biPipeline,
        tall: biPipelineTall,
        tallHeight: 824,
        alt: "1,240 ordered, less open orders 96, returns 71 and credit notes 18, plus 5 of exchange rates: 1,060 in accounting’s ledger.",
      },
      stations: [
        {
          title: "Sources",
          description: "A read replica of the shop’s MySQL, and dated CSV files from accounting.",
        },
        { title: "Landing", description: "Rows exactly as they came, with load time and file name." },
        {
          title: "Models",
          description: "SQL in Git, tested for unique keys, missing values and unexpected currencies.",
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
            "Every night the last 35 days are loaded again; every week, keys and row checksums of older months are checked against the source.",
          because:
            "A filter on updated_at misses deleted rows, and rows changed by hand without touching it.",
        },
        {
          question: "What runs it every night?",
          choice: "A scheduled GitLab pipeline with one Python job per stage.",
          because: "Its log, retry button and failure mail are where your engineers already look.",
        },
      ],
      firstMonth: [
        "Week 1: sales and finance each sign the definition of their figure.",
        "Week 2: both sources land every night, with row counts compared.",
        "Week 3: we rebuild three closed months and name every difference.",
        "Week 4: the gate goes live, and the board compares report and spreadsheet.",
      ],
      delivered: [
        "Both definitions and their tests in your repository",
        "The monthly list of differences",
        "A nightly run that stops before it publishes a wrong month",
      ],
      services: ["data-science", "cloud-services"],
      technologies: ["python", "my-sql", "git-lab"],
    },
  ],
  enquiryLabel: "Tell us where yours differs",
  closing: {
    title: "Which brief comes closest to yours?",
    text: "Name it and say where your case differs. We answer with the decision that changes and what we would test first.",
  },
};
