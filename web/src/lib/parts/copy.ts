/** Copy something to paste elsewhere; returns whether that was possible: browsers lend the clipboard to secure pages only. */
export function copy(text: string): Promise<boolean> {
  // Other pages have none at all, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return (
    clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false)
  );
}
