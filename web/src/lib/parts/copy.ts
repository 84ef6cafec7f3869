/** Copy something for whoever wants to paste it; whether that was possible: browsers lend the clipboard to safe addresses only. */
export function copy(text: string): Promise<boolean> {
  // Elsewhere there is none at all, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return (
    clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false)
  );
}
