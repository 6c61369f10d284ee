import type { Page } from 'playwright'

/** Counts the answers of drafts that the page's origin keeps. */
export function keptAnswers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = 'letterslot-drafts'
    // To open one that is not there would make it.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const db = opening.result
        const counting = db.transaction('answers').objectStore('answers').count()
        counting.onerror = () => reject(counting.error)
        counting.onsuccess = () => {
          db.close()
          resolve(counting.result)
        }
      }
    })
  })
}
