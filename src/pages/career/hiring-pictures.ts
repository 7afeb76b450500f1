import answer from "../../content/images/steps/answer.svg";
import introduce from "../../content/images/steps/introduce.svg";
import onePiece from "../../content/images/steps/one-piece.svg";
import walkThrough from "../../content/images/steps/walk-through.svg";

/** How an introduction travels, in the order of the page's steps. */
export const hiringPictures = { files: [introduce, onePiece, walkThrough, answer], width: 240, height: 148 };
