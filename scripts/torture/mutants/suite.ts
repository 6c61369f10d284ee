import { contractMutants } from './contract-mutants.ts'
import { formMutants } from './form-mutants.ts'
import type { Mutant } from './mutant.ts'
import { outboxMutants } from './outbox-mutants.ts'
import { outboxStorageMutants } from './outbox-storage-mutants.ts'
import { relayStoreMutants } from './relay-store-mutants.ts'
import { openMutationRoom } from './room.ts'
import { senderMutants } from './sender-mutants.ts'
import { studioStorageMutants } from './studio-storage-mutants.ts'

/** Every mutant, by the part of the product that it harms. */
export const mutantsByPart: Readonly<Record<string, readonly Mutant[]>> = {
  outbox: outboxMutants,
  'outbox storage': outboxStorageMutants,
  'form state': formMutants,
  'relay store': relayStoreMutants,
  sender: senderMutants,
  'studio storage': studioStorageMutants,
  contract: contractMutants,
}

/** The outcome of a run. */
export interface MutantsReport {
  readonly mutants: number
  readonly caught: number
  /** Of each part, as `caught of mutants`. */
  readonly parts: Readonly<Record<string, string>>
  /** Mutants that no test noticed. */
  readonly survivors: readonly string[]
  readonly seconds: number
}

/** Puts one fault after the other into a copy of the sources and runs the tests that should notice. */
export async function runMutants(
  onProgress: (text: string) => void,
  byPart: Readonly<Record<string, readonly Mutant[]>> = mutantsByPart,
): Promise<MutantsReport> {
  const startedMs = performance.now()
  const room = openMutationRoom()
  const parts: Record<string, string> = {}
  const survivors: string[] = []
  const all = Object.values(byPart).flat()
  /** Each mutant's tests pass by themselves as long as it is not there: else they would seem to notice it. */
  const passEach = async (when: 'before' | 'after'): Promise<void> => {
    for (const tests of new Map(all.map((mutant) => [mutant.tests.join(), mutant.tests])).values())
      if (!(await room.passes(tests)))
        throw new Error(`Without a mutant, ${when} them all, these fail: ${tests.join()}`)
  }
  try {
    await passEach('before')
    for (const [part, mutants] of Object.entries(byPart)) {
      const survivorsBefore = survivors.length
      for (const mutant of mutants) {
        const isCaught = !(await room.passes(mutant.tests, mutant))
        const name = `${mutant.file.split('/').at(-1)}: ${mutant.name}`
        if (!isCaught) survivors.push(name)
        onProgress(`${isCaught ? 'caught  ' : 'SURVIVED'} ${name}`)
      }
      parts[part] = `${mutants.length - (survivors.length - survivorsBefore)} of ${mutants.length}`
    }
    await passEach('after')
    const seconds = Math.round((performance.now() - startedMs) / 100) / 10
    return { mutants: all.length, caught: all.length - survivors.length, parts, survivors, seconds }
  } finally {
    await room.close()
  }
}
