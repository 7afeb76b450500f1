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
  demo?: { name: DemoName };
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
    "This website, which you can check yourself, and four made-up examples worked from problem to design: field sensors, BI, an order portal and document search.",
  heading: "See how we work",
  lead: "Check this website yourself, then read four worked examples.",
  thisSite: {
    title: "This website",
    goal: "You can read each page of this website before its scripts have loaded.",
    measurement: {
      title: "How soon can you read it?",
      noScript: "Without JavaScript, your visit can’t be timed.",
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
          beside: "The page itself, styles included",
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
          "You came here from another page of this site. These are the figures of the page you opened first:",
        cached:
          "came from your browser’s cache, or it doesn’t report their size. " +
          "Open this page in a private window to time a first visit.",
        noPaint:
          "Your browser hasn’t reported when it first showed text, perhaps because the page opened in a background tab.",
      },
      source:
        "The lower two bars come from tests in Chromium in November 2026, at 1.4\u00a0Mbps, with 0.56\u00a0s added to each request and the processor slowed to a quarter of its speed. " +
        "Compare those two with each other, not with your own visit.",
    },
    decisionsLabel: "The decision behind it",
    decisions: [
      {
        question: "How can a page built with React appear before React has loaded?",
        choice:
          "Each address serves an HTML file with its styles inside. The scripts load once the text is on the screen.",
        because:
          "On a new connection a server can send about 14\u00a0kB before it must wait for the browser. This page’s text fits into that.",
      },
    ],
  },
  briefs: {
    title: "Four worked examples",
    intro:
      "What we design for clients is theirs, and we name them only with their permission. So the four companies here are invented, and you can see the whole problem, the decision and the reasons for it. Check the reasons, then ask us on a call how they apply to you.",
    label: "Worked example",
    problemTitle: "The problem",
    decisionTitle: "The decision",
    resultTitle: "What users get",
    moreLabel: "The steps, one by one",
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
          "A farm has a soil-moisture probe on each of forty plots. There is no mains power, and coverage comes and goes. Every morning, a grower sets how long each plot’s valve stays open.",
        decision: {
          question: "How do we make up for a lost message?",
          choice: "Each reading is repeated in the next two messages. The network confirms none of them.",
          because:
            "Repeats use little battery. A gateway can’t listen while it transmits, so each confirmation could cost us another message.",
        },
        result:
          "At dawn the grower prints a sheet, which marks a plot “unknown” when its reading is too old. A dry plot and a dead probe are jobs for different people.",
        steps: [
          { title: "Probe", description: "Each hourly reading gets a number." },
          {
            title: "Gateway",
            description: "A solar-powered box passes LoRaWAN readings to the mobile network.",
          },
          {
            title: "Network server",
            description: "Damaged and duplicate messages are dropped.",
          },
          {
            title: "Ingest",
            description: "Each reading is stored once.",
          },
          { title: "Plot register", description: "A list says which probe was where, and when." },
          { title: "Dawn sheet", description: "Each reading is printed with its age." },
        ],
        demo: {
          name: "telemetry",
        },
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
          "Sales counts orders, finance counts invoices, and the board gets a spreadsheet reconciled by hand.",
        decision: {
          question: "Which figure is right?",
          choice: "Both. They become “order value” and “net revenue”, each with its own definition.",
          because: "A table beside the two figures explains the difference.",
        },
        result: "No new figure appears until net revenue matches the ledger for all closed months.",
        steps: [
          {
            title: "Sources",
            description: "Rows come from the shop’s database and the finance team’s files.",
          },
          { title: "Landing", description: "Each row is kept unchanged." },
          {
            title: "Models",
            description: "SQL builds the figures, and tests look for duplicates, gaps and mixed currencies.",
          },
          {
            title: "Ledger check",
            description: "Net revenue must match the ledger to the cent.",
          },
          {
            title: "Report",
            description: "Each figure comes with its definition.",
          },
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
          "Dealers order by phone and spreadsheet. The wholesaler keeps prices and stock in an ERP system that is slow, and goes offline every night.",
        decision: {
          question: "What stops one order, sent twice, from becoming two?",
          choice: "The browser gives each order a number, and the database accepts each number once.",
          because: "When the same order comes again, the answer is “already saved”.",
        },
        result:
          "Dealers order at any hour. The portal says “received” at once, and “accepted” when the ERP has the order.",
        steps: [
          { title: "Dealer’s browser", description: "The order gets its number here." },
          {
            title: "Order API",
            description: "Each line is checked against the prices the dealer saw.",
          },
          {
            title: "Order database",
            description: "Order and outbox record are saved in one transaction.",
          },
          {
            title: "Outbox worker",
            description: "A failed message is sent again after 1, 2, 4 and 8\u00a0minutes, then every ten.",
          },
          {
            title: "ERP adapter",
            description: "Before a retry, it asks whether the ERP already has the number.",
          },
          { title: "Status page", description: "The dealer reads “received”, “accepted” or “stopped”." },
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
          alt: "The answer, 45\u00a0Nm, points to a highlighted passage on page 212 of a manual.",
        },
        problem:
          "A maintenance firm has 80,000 PDF pages of manuals and contracts, a third of them scanned. Technicians need torque values by part number. Some contracts are confidential.",
        decision: {
          question: "Should the system search by word or by meaning?",
          choice: "Both. The two lists of results are merged by rank.",
          because:
            "Searching by meaning mixes up similar part numbers; searching by word misses other phrasings.",
        },
        result:
          "Technicians see the passage with an image of its page, because a plausible wrong value is dangerous.",
        steps: [
          {
            title: "Intake",
            description: "Changed files are picked up.",
          },
          {
            title: "Text",
            description: "Scans become text, and a person gets the unreadable pages.",
          },
          {
            title: "Index",
            description: "Each passage is stored with the groups that may read it.",
          },
          {
            title: "Query",
            description:
              "Word search and an embedding model find passages, but only those the reader’s groups may read. Neither writes text.",
          },
          {
            title: "Answer page",
            description: "The technician sees the pages, or “not found”.",
          },
        ],
        services: ["ai-ml-development", "web-development"],
        technologies: ["python", "react-js", "docker"],
      },
    ],
  },
  closing: "Bring us your own problem",
};
