import type { About } from "$lib/what/answer";
import type { ArchitectsNouns } from "../nouns";
import { aboutCard, aboutToken } from "./card";
import { aboutSign } from "./sign";
import { aboutStage, aboutWonder } from "./stage";

/** What anything in Architects is: `card-wood`, `token-crafts`, `wonder-giza`, `stage-giza-2`, or a sign. */
const about: About<ArchitectsNouns> = (subject, scene) => {
  const [kind, first = "", second = ""] = subject.split("-");
  if (kind === "card") return aboutCard(first, scene);
  if (kind === "token") return aboutToken(first, scene);
  if (kind === "wonder") return aboutWonder(first, scene);
  if (kind === "stage") return aboutStage(first, Number(second), scene);
  return aboutSign(subject, scene);
};
export default about;
