declare module "virtual:facts/architects" {
  const facts: import("./facts").Box;
  export default facts;
}
