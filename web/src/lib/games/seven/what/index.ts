import type { About } from "$lib/what/answer";
import type { SevenNouns } from "../nouns";
import { aboutBoard, aboutStage } from "./board";
import { aboutCard } from "./card";
import { aboutSign } from "./sign";

/** What anything in 7 Wonders is: `card-altar`, `wonder-gizah-a`, `stage-gizah-a-2`, or a sign. */
const about: About<SevenNouns> = (subject, scene) => {
  const [kind, first = "", second = "", third = ""] = subject.split("-");
  if (kind === "card") return aboutCard(first, scene);
  if (kind === "wonder") return aboutBoard(first, second, scene);
  if (kind === "stage") return aboutStage(first, second, Number(third), scene);
  return aboutSign(subject, scene);
};
export default about;
