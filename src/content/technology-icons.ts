import aws from "@tabler/icons/outline/brand-aws.svg";
import brainCircuit from "lucide-static/icons/brain-circuit.svg";
import chartScatter from "lucide-static/icons/chart-scatter.svg";
import angular from "simple-icons/icons/angular.svg";
import docker from "simple-icons/icons/docker.svg";
import gitLab from "simple-icons/icons/gitlab.svg";
import javaScript from "simple-icons/icons/javascript.svg";
import jenkins from "simple-icons/icons/jenkins.svg";
import jira from "simple-icons/icons/jira.svg";
import mySql from "simple-icons/icons/mysql.svg";
import nodeJs from "simple-icons/icons/nodedotjs.svg";
import java from "simple-icons/icons/openjdk.svg";
import pwa from "simple-icons/icons/pwa.svg";
import python from "simple-icons/icons/python.svg";
import reactJs from "simple-icons/icons/react.svg";
import springBoot from "simple-icons/icons/springboot.svg";
import tailwind from "simple-icons/icons/tailwindcss.svg";
import vuejs from "simple-icons/icons/vuedotjs.svg";
import type { TechnologySlug } from "./slugs.ts";

export const technologyIcons: Record<TechnologySlug, string> = {
  java,
  "spring-boot": springBoot,
  "node-js": nodeJs,
  python,
  "java-script": javaScript,
  "react-js": reactJs,
  angular,
  pwa,
  aws,
  "my-sql": mySql,
  "git-lab": gitLab,
  tailwind,
  docker,
  jenkins,
  vuejs,
  jira,
  "ai-ml": brainCircuit,
  "data-science": chartScatter,
};
