declare module "virtual:facts/seven" {
  const facts: import("./facts").Box;
  export default facts;
}
