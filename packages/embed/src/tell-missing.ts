/**
 * Tells whoever keeps the page that the file beside the script cannot be had: in the console, and under each form of a page whose address
 * asks for the doctor, who is in that file.
 */
export function tellMissing(name: string): void {
  const said = `Letterslot: ${name} cannot be loaded. Put it beside the script that names it, as Publish gave both; a policy must allow both (script-src), and letterslot where it names trusted-types. Until then forms send nothing.`
  // biome-ignore lint/suspicious/noConsole: the console is where a site's owner looks, and no visitor does.
  console.error(said)
  if (location.search.includes('letterslot-doctor'))
    for (const element of document.querySelectorAll('letterslot-form')) element.after(said)
}
