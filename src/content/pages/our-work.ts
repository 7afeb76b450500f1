import type { DemoName } from "../demo-text.ts";
import biPipelineTall from "../images/our-work/bi-pipeline-tall.svg";
import biPipeline from "../images/our-work/bi-pipeline.svg";
import documentSearchTall from "../images/our-work/document-search-tall.svg";
import documentSearch from "../images/our-work/document-search.svg";
import orderPortalTall from "../images/our-work/order-portal-tall.svg";
import orderPortal from "../images/our-work/order-portal.svg";
import soilProbesTall from "../images/our-work/soil-probes-tall.svg";
import soilProbes from "../images/our-work/soil-probes.svg";
import type { Ink } from "../ink.ts";
import type { PageText } from "../page-text.ts";
import type { ServiceSlug, TechnologySlug } from "../slugs.ts";
import type { TitledText } from "../titled-text.ts";

export interface Decision {
  question: string;
  choice: string;
  because: string;
}

/** The drawings of a brief: a wide one, and a tall one for small screens. */
interface Drawing {
  wide: string;
  tall: string;
  /** The height of the tall drawing in px, at a width of 400 px. */
  tallHeight: number;
  /** The part of the wide drawing that the hero shows: left, top, width and height, in a ratio of 4 to 3. */
  detail: string;
  /** The drawing is a landscape, whose ground continues beside and below it. */
  landscape?: boolean;
  /** The alternative text, which leaves out what the steps say. */
  alt: string;
}

/**
 * An invented brief as companies send it, worked out from the problem to the decisions. The page labels it as
 * an example.
 */
export interface WorkedBrief {
  id: string;
  title: string;
  /** The colour of the drawing's background, on which the whole brief is set. */
  ink: Ink;
  drawing: Drawing;
  problem: string;
  /** The decision that settles the design. */
  decision: Decision;
  result: string;
  /** The steps that the data takes, in the order of the numbers in the drawing. */
  steps: TitledText[];
  /** A demonstration, with the alternative text of its drawing. */
  demo?: { name: DemoName; alt: string };
  /** The work of the first four weeks. */
  firstMonth: string[];
  services: ServiceSlug[];
  technologies: TechnologySlug[];
}

export interface OurWorkText extends PageText {
  lead: string;
  thisSite: {
    title: string;
    goal: string;
    measurement: {
      title: string;
      noScript: string;
      lanes: Record<"live" | "phone" | "template", string>;
      /** The legend: each state of the page has a colour of its own in the bars. */
      events: Record<"blank" | "readable" | "ready", string>;
      /** Says whose figures these are: the visitor's, or ours as long as there is no other. */
      figuresOf: Record<"live" | "phone", string>;
      figures: Record<
        "requestsBefore" | "bytesBefore" | "bytes" | "others",
        { name: string; beside: string }
      >;
      notes: Record<"firstVisit" | "entered" | "cached" | "noPaint", string>;
      source: string;
    };
    decisionsLabel: string;
    decisions: Decision[];
  };
  briefs: {
    title: string;
    intro: string;
    label: string;
    problemTitle: string;
    decisionTitle: string;
    resultTitle: string;
    /** The label of the control that opens the rest of a brief. */
    moreLabel: string;
    firstMonthTitle: string;
    items: WorkedBrief[];
  };
  closing: string;
}

/** Our measurements under the conditions that `source` below names: times in ms, sizes in bytes. */
export const slowPhone = {
  site: {
    firstPaint: 808,
    usable: 2_698,
    requestsBefore: 1,
    bytesBefore: 13_400,
    bytes: 193_000,
    otherHosts: 0,
  },
  template: { firstPaint: 2_562 },
};

export const ourWork: OurWorkText = {
  title: "Our work",
  description:
    "This website, which you can check yourself, and four made-up examples worked from problem to plan: field sensors, BI, an order portal and document search.",
  heading: "See how we work",
  lead: "Check this website for yourself, then read four worked examples.",
  thisSite: {
    title: "This website",
    goal: "It’s built with React, but you can read every page before React has loaded.",
    measurement: {
      title: "How soon can you read it?",
      noScript:
        "JavaScript is turned off in your browser, so it can’t time your visit. You can still read everything.",
      lanes: {
        live: "Your visit, on your device",
        phone: "This page on a simulated slow phone",
        template: "A public React template on the same phone",
      },
      events: { blank: "Blank screen", readable: "Text", ready: "Ready" },
      figuresOf: { live: "Measured during your visit", phone: "Measured on a simulated phone" },
      figures: {
        requestsBefore: {
          name: "Requests made before the text appears, excluding images",
          beside: "Template: 2 or more",
        },
        bytesBefore: {
          name: "Data loaded before the text appears, excluding images",
          beside: "Template: 124\u00a0kB in scripts alone",
        },
        bytes: { name: "Total data", beside: "Template: 2.53\u00a0MB" },
        others: { name: "Other sites contacted to load the page", beside: "Netlify hosts this site" },
      },
      notes: {
        firstVisit: "Every file came over the network, as on a first visit.",
        entered:
          "You came here from another page of this site, so your figures are those of the page you opened first:",
        cached:
          "came from your browser’s cache, or it doesn’t report their size. " +
          "Open this page in a private window to time a first visit.",
        noPaint:
          "Your browser hasn’t reported when it first showed text, perhaps because the page opened in a background tab.",
      },
      source:
        "We measured the times in the lower two bars in November 2026, in Chromium at 1.4\u00a0Mbps, " +
        "with 0.56\u00a0seconds added to each request and the processor slowed to a quarter of its speed. " +
        "Your connection will differ, so compare the lower two only with each other.",
    },
    decisionsLabel: "Two decisions behind it",
    decisions: [
      {
        question: "How can a React page appear before React loads?",
        choice:
          "Every address serves an HTML file with its styles inside, and the scripts load once the text is on the screen.",
        because:
          "On a new connection, a server sends about 14\u00a0kB before it waits for an answer, and this page’s text fits within that.",
      },
      {
        question: "What if the email service doesn’t answer?",
        choice: "The form says the message couldn’t be sent, and keeps your text.",
        because: "Your message may have arrived anyway, so if you resend it, at worst we read it twice.",
      },
    ],
  },
  briefs: {
    title: "Four worked examples",
    intro: "We don’t name clients without their permission. The four companies here are made up.",
    label: "Worked example",
    problemTitle: "The problem",
    decisionTitle: "The decision",
    resultTitle: "What users get",
    moreLabel: "The steps and the first month",
    firstMonthTitle: "The first month",
    items: [
      {
        id: "field-sensor-fleet",
        title: "Soil probes on forty plots",
        ink: "green",
        drawing: {
          wide: soilProbes,
          tall: soilProbesTall,
          tallHeight: 560,
          detail: "131,206,174,130.5",
          landscape: true,
          alt: "Probes in a field send readings to a mast. The printed sheet gives the soil moisture of three plots and the age of each reading, and marks Plot 9 as unknown.",
        },
        problem:
          "A farm has 600 soil-moisture probes on forty plots, with no mains power and patchy mobile coverage. Every morning, a grower decides how long to water each plot.",
        decision: {
          question: "How do we make up for a lost message?",
          choice: "The next two messages repeat each reading, so no message has to be confirmed by radio.",
          because:
            "Repeating uses little battery power, whereas a receiver couldn’t listen while it was sending confirmations.",
        },
        result:
          "At dawn the grower prints a sheet. If a reading is too old, the sheet says “unknown”, because a dry plot and a dead probe are jobs for different people.",
        steps: [
          { title: "Probe", description: "Takes a reading every hour and gives it a number." },
          {
            title: "Gateway",
            description: "Runs on solar power, and passes LoRaWAN readings to the mobile network.",
          },
          {
            title: "Network server",
            description:
              "Drops duplicates and checks integrity. Sends new firmware to all probes in small pieces.",
          },
          {
            title: "Ingest",
            description: "Stores each reading once, by device and number.",
          },
          { title: "Plot register", description: "Knows which probe was where, and when." },
          { title: "Dawn sheet", description: "Shows one line per plot, with the age of its reading." },
        ],
        demo: {
          name: "telemetry",
          alt: "No message arrives after 00:00. Three readings can no longer be recovered from repeats, and the 06:00 sheet marks the plot as unknown because its newest reading is six hours old.",
        },
        firstMonth: [
          "Week 1: a radio survey shows where the masts should go.",
          "Weeks 2 and 3: ten probes report from where the signal is weakest.",
          "Week 4: the grower prints the first dawn sheet, with one probe switched off on purpose.",
        ],
        services: ["iot-development", "hw-sw-integration", "cloud-services"],
        technologies: ["python", "my-sql", "docker", "aws"],
      },
      {
        id: "bi-pipeline",
        title: "Two revenue figures that reconcile",
        ink: "gold",
        drawing: {
          wide: biPipeline,
          tall: biPipelineTall,
          tallHeight: 792,
          detail: "786,174,176,132",
          alt: "1,240 ordered, less 96 for open orders, 71 for returns and 18 for credit notes, plus 5 for exchange rates: 1,060 in the accounting ledger.",
        },
        problem:
          "Sales counts orders and finance counts invoices, so the figures never agree, and the board gets a spreadsheet reconciled by hand.",
        decision: {
          question: "Which figure is right?",
          choice: "Both. They become “order value” and “net revenue”, each with its own definition.",
          because: "A table beside them breaks down the difference.",
        },
        result:
          "No new figure appears until every closed month matches the ledger. Until then, the report shows the last figure that matched, and says so.",
        steps: [
          {
            title: "Sources",
            description: "A replica of the shop’s MySQL database, and files from accounting.",
          },
          { title: "Landing", description: "Stores rows as they arrive, with the time and file name." },
          {
            title: "Models",
            description: "SQL in Git, with tests for duplicate keys, gaps and mixed currencies.",
          },
          {
            title: "Ledger check",
            description: "Compares the report with the ledger, to the cent.",
          },
          {
            title: "Report",
            description: "Shows each figure with its definition, owner and age.",
          },
        ],
        firstMonth: [
          "Week 1: sales and finance each define their figure.",
          "Week 2: both sources load every night.",
          "Week 3: we rebuild three closed months and explain every difference.",
          "Week 4: the ledger check goes live, and the board compares the report with its spreadsheet.",
        ],
        services: ["data-science", "cloud-services"],
        technologies: ["python", "my-sql", "git-lab"],
      },
      {
        id: "order-portal",
        title: "An order portal in front of a slow ERP",
        ink: "blue",
        drawing: {
          wide: orderPortal,
          tall: orderPortalTall,
          tallHeight: 776,
          detail: "612,104,176,132",
          alt: "When order 4711 is sent again, the database returns the one it has already saved. The sender keeps retrying while the ERP is offline.",
        },
        problem:
          "Dealers order by phone and spreadsheet. The wholesaler’s ERP, which holds prices and stock, is slow and goes offline every night.",
        decision: {
          question: "What stops one order, sent twice, from becoming two?",
          choice: "The browser numbers each order, and the database accepts each number once.",
          because: "The second time, the browser is told that the order is already saved.",
        },
        result:
          "Dealers order at any hour. The portal says “received” at once, and “accepted” when the ERP has the order.",
        steps: [
          { title: "Dealer’s browser", description: "Keeps the basket and numbers the order." },
          {
            title: "Order API",
            description: "Checks each line against the prices the dealer saw.",
          },
          {
            title: "Order database",
            description: "Saves the order and an outbox record in one transaction.",
          },
          {
            title: "Outbox worker",
            description:
              "Sends orders on. If that fails, it retries after 1, 2, 4 and 8\u00a0minutes, then every ten.",
          },
          {
            title: "ERP adapter",
            description:
              "Sends one order at a time. Before retrying a failed call, it checks whether the ERP already has that number.",
          },
          { title: "Status page", description: "Says “received”, “accepted” or “stopped”, and why." },
        ],
        firstMonth: [
          "Week 1: we time every ERP call, including at night.",
          "Week 2: one dealer opens the price list on a slow mobile connection.",
          "Week 3: that dealer’s orders wait overnight, shown as received.",
          "Week 4: the ERP’s test system takes each order once, however often we cut the connection.",
        ],
        services: ["web-development", "product-development"],
        technologies: ["java", "spring-boot", "react-js", "pwa", "my-sql"],
      },
      {
        id: "document-search",
        title: "Search across manuals and contracts",
        ink: "red",
        drawing: {
          wide: documentSearch,
          tall: documentSearchTall,
          tallHeight: 756,
          detail: "614,196,240,180",
          alt: "The answer, 45 Nm, points to a highlighted passage on page 212 of a manual.",
        },
        problem:
          "A maintenance firm has 80,000 PDF pages of manuals and contracts, a third of them scanned. Technicians need torque values by part number, and not everyone may read every contract.",
        decision: {
          question: "Should it search by word or by meaning?",
          choice: "Both, merged into one list by rank.",
          because:
            "Search by meaning confuses similar part numbers, and search by word misses anything phrased differently.",
        },
        result:
          "Technicians see the passage with an image of its page, because a wrong torque value that sounds right is dangerous.",
        steps: [
          {
            title: "Intake",
            description: "Picks up new, changed and deleted files, and changes to access groups.",
          },
          {
            title: "Text",
            description: "Uses the text layer or OCR. Unreadable pages go to a person.",
          },
          {
            title: "Index",
            description:
              "Stores each passage with its page and access groups, indexed by word and by meaning.",
          },
          {
            title: "Query",
            description: "Filters by the reader’s groups before ranking, then merges both searches.",
          },
          {
            title: "Answer page",
            description: "Shows passages with page images, or “not found”.",
          },
        ],
        firstMonth: [
          "Week 1: technicians give us 200 real questions, some without an answer.",
          "Week 2: we try a ready-made search tool on a sample with near-identical part numbers and restricted pages.",
          "Week 3: we build our own search on the same sample, and score both for users with different rights.",
          "Week 4: the firm gets a yes or no, with error rates and the cost per thousand questions.",
        ],
        services: ["ai-ml-development", "web-development"],
        technologies: ["python", "react-js", "docker"],
      },
    ],
  },
  closing: "Which of these is closest to your problem?",
};
