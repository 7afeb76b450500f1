import brainCircuit from "@tabler/icons/outline/brain.svg";
import aws from "@tabler/icons/outline/brand-aws.svg";
import mySql from "@tabler/icons/outline/brand-mysql.svg";
import chartScatter from "@tabler/icons/outline/chart-scatter.svg";
import angular from "simple-icons/icons/angular.svg";
import docker from "simple-icons/icons/docker.svg";
import gitLab from "simple-icons/icons/gitlab.svg";
import jira from "simple-icons/icons/jira.svg";
import nodeJs from "simple-icons/icons/nodedotjs.svg";
import pwa from "simple-icons/icons/pwa.svg";
import python from "simple-icons/icons/python.svg";
import reactJs from "simple-icons/icons/react.svg";
import springBoot from "simple-icons/icons/springboot.svg";
import tailwind from "simple-icons/icons/tailwindcss.svg";
import vuejs from "simple-icons/icons/vuedotjs.svg";
import javaScript from "./images/technologies/java-script.svg";
import java from "./images/technologies/java.svg";
import jenkins from "./images/technologies/jenkins.svg";
import type { TechnologySlug } from "./slugs.ts";

/**
 * The icons of the technologies, which look equally heavy at 22 px. Three drawings of simple-icons are
 * changed for that: Java and Jenkins have thicker lines, JavaScript a smaller square. MySQL has Tabler's
 * icon, because that of simple-icons is a word too small to read.
 */
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
