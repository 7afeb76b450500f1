import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/aws.json?code";

export const details: TechnologyDetails = {
  description:
    "AWS accounts with least privilege, pipelines that hold no keys and a bill you can explain line by line, all as code you own.",
  heading: "AWS with small roles and a known bill",
  lead: "Before anything runs you know who may do what, and what each part should cost. The permissions are code and the estimate lies beside them in your repository, where every change is reviewed.",
  parts: [
    {
      kind: "example",
      title: "Everything one role may do",
      intro:
        "The identity policy of a billing service. It reads and writes one folder of one bucket. Everything else is denied, unless another policy grants it.",
      fileName: "billing-task-role.json",
      code,
      notes: [
        "`ListBucket` acts on the bucket, `GetObject` and `PutObject` on objects. That makes two ARNs and two statements.",
        "A listing without the prefix is refused, and the names in other folders stay unseen.",
        "`DeleteObject` is left out: with versioning on, an overwrite can be undone, and this role cannot purge the old version.",
      ],
    },
    {
      kind: "points",
      title: "What we do in your account",
      points: [
        {
          title: "One account per environment",
          description:
            "AWS Organizations keeps test and production apart. People sign in through IAM Identity Center with credentials that expire. Root is locked away with its MFA device.",
        },
        {
          title: "Services on managed parts",
          description:
            "Fargate, Lambda, RDS and S3 are described in Terraform or CDK and changed only by the pipeline. A console edit shows up as drift.",
        },
        {
          title: "A review of your account",
          description:
            "Public buckets, idle roles, keys whose owner has left, the largest lines of the invoice: a list with a fix beside each finding.",
        },
      ],
    },
    {
      kind: "points",
      title: "Fewer rights, smaller invoices",
      points: [
        {
          title: "Access shrinks",
          description:
            "Last-accessed data and IAM Access Analyzer show idle permissions, which we remove on a schedule. Pipelines assume a role through OpenID Connect for the length of a job.",
        },
        {
          title: "The quiet costs",
          description:
            "Log groups keep everything for ever until retention is set. NAT gateways charge by the gigabyte, while gateway endpoints for S3 and DynamoDB are free.",
        },
        {
          title: "Budgets act late",
          description:
            "AWS Budgets reads billing data that is hours old. Its actions can attach a policy or stop EC2 and RDS instances by themselves. Quotas and concurrency limits act sooner.",
        },
      ],
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
  pairsWith: ["git-lab", "docker", "my-sql"],
};
