import type { TechnologyDetails } from "../technology-details.ts";
import code from "./examples/aws.json?highlighted";

export const details: TechnologyDetails = {
  description:
    "AWS accounts with least privilege and pipelines without stored keys, all in code you own, and a bill you can explain line by line.",
  heading: "AWS with tight permissions and a predictable bill",
  lead: "Before anything runs, you know who may do what, and what each part should cost. Permissions and budgets are in your code repository, where changes are reviewed.",
  parts: [
    {
      kind: "example",
      title: "What one role may do",
      intro:
        "With this identity policy, a billing service can read and write files in one folder of one bucket. Everything else is denied unless another policy grants it.",
      fileName: "billing-task-role.json",
      code,
      notes: [
        "A listing without the prefix is refused. The names in other folders stay hidden.",
        "The role can’t delete files. It can overwrite them, but versioning lets you undo that.",
      ],
    },
    {
      kind: "points",
      title: "What we do in your account",
      points: [
        {
          title: "One account per environment",
          description:
            "AWS Organizations keeps test and production apart. People sign in through IAM Identity Center with credentials that expire. Member accounts have no root credentials; the management account’s root MFA device is locked away.",
        },
        {
          title: "Changes only through the pipeline",
          description:
            "Fargate, Lambda, RDS and S3 are described in Terraform. The pipeline gets temporary credentials through OpenID Connect, and stores no keys.",
        },
        {
          title: "Costs that are easy to miss",
          description:
            "Log groups keep everything until you set a retention period. NAT gateways charge by the hour and the gigabyte; gateway endpoints for S3 and DynamoDB are free.",
        },
      ],
    },
  ],
  officialDoc: {
    label: "Security best practices in IAM",
    url: "https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html",
  },
  pairsWith: ["git-lab", "docker", "my-sql"],
};
