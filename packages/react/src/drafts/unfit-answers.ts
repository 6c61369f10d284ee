import { brandFieldId, type FieldId } from '@letterslot/core'
import { comparableAnswer, type KeptAnswer, type UnfitAnswer } from '@letterslot/core/drafts'

/** Answers without a place in a form, by an id of their own: beside its field, each is kept from when that is written in. */
export class UnfitAnswers {
  readonly #answers = new Map<FieldId, UnfitAnswer>()
  readonly #beside = new Map<FieldId, KeptAnswer[]>()
  readonly #known = new Set<string>()

  /** Undefined where there are none. */
  get all(): readonly UnfitAnswer[] | undefined {
    return this.#answers.size > 0 ? [...this.#answers.values()] : undefined
  }

  kept(): readonly KeptAnswer[] {
    return [...this.#answers.values()].map(({ kept }) => kept)
  }

  /** Those that are kept beside a field that is there. */
  beside(field: FieldId): readonly KeptAnswer[] {
    return this.#beside.get(field) ?? []
  }

  /** Takes answers of a draft in that are not here yet. Returns those. */
  add(answers: readonly UnfitAnswer[], atMs: number): readonly KeptAnswer[] {
    return answers.flatMap((answer) => {
      const { field, restOf } = answer.kept
      if (this.#known.has(knownBy(answer.kept))) return []
      // By the time, too: more may lose its place in the same field later.
      const own = restOf === field ? brandFieldId(`${field} ${atMs}`) : field
      const id = this.#answers.has(own) ? brandFieldId(`${field} ${atMs} ${this.#answers.size}`) : own
      const kept = { ...answer.kept, field: id }
      this.restore([{ ...answer, kept }])
      this.#known.add(knownBy(answer.kept))
      return [kept]
    })
  }

  /** Takes back in what was here before. */
  restore(answers: readonly UnfitAnswer[] = []): void {
    for (const answer of answers) {
      const { kept } = answer
      const { field, restOf } = kept
      this.#answers.set(field, answer)
      this.#known.add(knownBy(kept))
      if (!restOf) continue
      const beside = this.#beside.get(restOf)
      if (beside) beside.push(kept)
      else this.#beside.set(restOf, [kept])
    }
  }

  clear(): void {
    for (const one of [this.#answers, this.#beside, this.#known]) one.clear()
  }
}

const knownBy = ({ field, restOf, value }: KeptAnswer): string => `${restOf ?? field} ${comparableAnswer(value)}`
