import { outboxMutants } from './outbox-mutants.ts'
import { openMutationRoom } from './room.ts'

/** How it went. */
export interface MutantsReport {
  readonly mutants: number
  readonly caught: number
  /** Mutants that no test noticed. */
  readonly survivors: readonly string[]
  readonly seconds: number
}

const tests = 'packages/client/src/outbox'

/** Puts one fault after the other into a copy of the outbox and runs its tests. */
export async function runMutants(onProgress: (text: string) => void): Promise<MutantsReport> {
  const startedMs = performance.now()
  const room = openMutationRoom('packages/client')
  try {
    if (!(await room.passes(tests))) throw new Error('The tests fail without a mutant.')
    const survivors: string[] = []
    for (const mutant of outboxMutants) {
      const isCaught = !(await room.passes(tests, mutant))
      if (!isCaught) survivors.push(mutant.name)
      onProgress(`${isCaught ? 'caught  ' : 'SURVIVED'} ${mutant.file.split('/').at(-1)}: ${mutant.name}`)
    }
    const seconds = Math.round((performance.now() - startedMs) / 100) / 10
    return { mutants: outboxMutants.length, caught: outboxMutants.length - survivors.length, survivors, seconds }
  } finally {
    room.close()
  }
}
