import discipline from "../../content/images/junctions/discipline.svg";
import place from "../../content/images/junctions/place.svg";
import team from "../../content/images/junctions/team.svg";

/** Where teams, places and disciplines meet, in the order of the page's text. */
export const junctions = { files: [team, place, discipline], width: 320, height: 184 };
