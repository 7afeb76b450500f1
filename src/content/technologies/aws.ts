import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/aws.json?code";

export const details: TechnologyDetails = {
  description:
    "AWS accounts with least privilege, pipelines that hold no keys and a bill you can explain line by line, all as code you own.",
  heading: "AWS with small roles and a known bill",
  lead: "Before anything runs you know who may do what, and what each part should cost. The permissions are code and the estimate lies beside them in your repository, where every change is reviewed.",
  enquiryLabel: "Narrow my AWS permissions",
  closing: {
    title: "Who holds admin rights today?",
    text: "Pick one role with AdministratorAccess and describe its real job, leaving out account numbers and keys. Expect a draft of the narrower policy and the calls to watch first.",
  },
  opening: "example",
  usesTitle: "What we do in your account",
  uses: [
    {
      title: "One account per environment",
      description:
        "AWS Organizations keeps test and production apart. People sign in through IAM Identity Center with credentials that expire; root is locked away with its MFA device.",
    },
    {
      title: "Services on managed parts",
      description:
        "Fargate, Lambda, RDS and S3 are described in Terraform or CDK and changed only by the pipeline. A console edit shows up as drift.",
    },
    {
      title: "A review of your account",
      description:
        "Public buckets, idle roles, keys whose owner has left, the largest lines of the invoice: you get the list with a fix beside each finding.",
    },
  ],
  fits: [
    "Load changes by the hour or the season, and idle capacity can be switched off.",
    "You want queues, object storage and database failover as services. For three containers, ECS with Fargate spares you the upgrades of an EKS cluster.",
    "Data should stay in India: there are Regions in Mumbai and Hyderabad.",
  ],
  alternatives: [
    {
      text: "A company website costs less on a static host and leaves less to secure.",
      service: "web-development",
    },
    {
      text: "Virtual machines moved unchanged are billed for every idle hour, and a second cloud is expensive insurance. A new design, or an exit plan with a tested export, costs less.",
      service: "cloud-services",
    },
  ],
  example: {
    title: "Everything one role may do",
    intro:
      "The identity policy of a billing service. It reads and writes one folder of one bucket; everything else is denied, unless another policy grants it.",
    fileName: "billing-task-role.json",
    code,
    notes: [
      "`ListBucket` acts on the bucket; `GetObject` and `PutObject` act on objects. That makes two ARNs and two statements.",
      "A listing without the prefix is refused, so the names in other folders stay unseen.",
      "`DeleteObject` is left out: with versioning on, you can undo an overwrite, and this role cannot purge the old version.",
      "A bucket encrypted with your own KMS key also needs `kms:Decrypt` and `kms:GenerateDataKey` on that key.",
    ],
  },
  upkeepTitle: "Fewer rights, smaller invoices",
  upkeep: [
    {
      title: "Access shrinks",
      description:
        "Last-accessed data and IAM Access Analyzer show idle permissions, which we remove on a schedule. The unused-access analyzer is billed by role and user, so your estimate includes it.",
    },
    {
      title: "Keys for one job",
      description:
        "Pipelines assume a role through OpenID Connect for the length of a job. IAM users made for machines are deleted.",
    },
    {
      title: "The quiet costs",
      description:
        "Log groups keep everything for ever until retention is set. NAT gateways charge by the gigabyte, while gateway endpoints for S3 and DynamoDB are free.",
    },
    {
      title: "Budgets act late",
      description:
        "AWS Budgets reads billing data that is hours old. Its actions can attach a policy or stop EC2 and RDS instances by themselves; quotas and concurrency limits act sooner.",
    },
  ],
  officialDocs: [
    {
      label: "Security best practices in IAM",
      url: "https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html",
    },
    {
      label: "Actions and condition keys of S3",
      url: "https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazons3.html",
    },
    {
      label: "Cost optimisation pillar",
      url: "https://docs.aws.amazon.com/wellarchitected/latest/cost-optimization-pillar/welcome.html",
    },
  ],
  pairsWith: [
    {
      technology: "git-lab",
      reason: "Its ID tokens let a job assume a role, so CI variables hold no key.",
    },
    {
      technology: "docker",
      reason: "The image that passed the tests is the one that Fargate starts, by digest.",
    },
    {
      technology: "my-sql",
      reason: "On RDS the backups are automatic, and we rehearse the restore with you.",
    },
  ],
};
