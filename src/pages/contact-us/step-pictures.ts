import proposal from "../../content/images/steps/proposal.svg";
import questions from "../../content/images/steps/questions.svg";
import read from "../../content/images/steps/read.svg";
import start from "../../content/images/steps/start.svg";
import talk from "../../content/images/steps/talk.svg";

/** What becomes of a letter, in the order of content/after-the-enquiry.ts. */
export const stepPictures = { files: [read, questions, talk, proposal, start], width: 240, height: 148 };
