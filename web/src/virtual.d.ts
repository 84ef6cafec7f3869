declare module "icon:*" {
  const icon: import("$lib/icons/icon").IconData;
  export default icon;
}
declare module "virtual:words" {
  /** Every language, with a function that loads each part of its words. */
  const languages: Readonly<Record<string, import("$lib/words/words.svelte").Loaders>>;
  export default languages;
}
declare module "virtual:wonder/defs" {
  const defs: string;
  export default defs;
}
declare module "virtual:wonder/*" {
  const picture: import("$lib/art/wonders").Picture;
  export default picture;
}
declare module "virtual:games" {
  /** The games that the build was told about, besides our own. */
  const games: readonly import("$lib/games/contract").Game[];
  export default games;
}
declare module "virtual:shell" {
  /** With the picture that notifications show. */
  const built: import("./worker/shell").Built & { readonly icon: string };
  export default built;
}
