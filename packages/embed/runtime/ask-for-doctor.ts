declare const require: (name: string) => unknown

/** Runs the doctor that waits in the page, where the page's address asks for it. */
export function askForDoctor(): void {
  if (location.search.includes('letterslot-doctor')) require('letterslot-doctor')
}
