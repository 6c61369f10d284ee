import { brandFieldId, type FieldId } from '@letterslot/core'
import { type KeptAnswer, sameAnswer, type UnfitAnswer } from '@letterslot/core/drafts'

/** Answers without a place in a form, by an id of their own: beside its field, each is kept from when that is written in. */
export class UnfitAnswers {
  readonly #answers = new Map<FieldId, UnfitAnswer>()

  /** Undefined where there are none. */
  get all(): readonly UnfitAnswer[] | undefined {
    return this.#answers.size > 0 ? [...this.#answers.values()] : undefined
  }

  kept(): readonly KeptAnswer[] {
    return [...this.#answers.values()].map(({ kept }) => kept)
  }

  /** Takes answers of a draft in that are not here yet. Returns those. */
  add(answers: readonly UnfitAnswer[], atMs: number): readonly KeptAnswer[] {
    return answers.flatMap((answer) => {
      const { field, restOf, value } = answer.kept
      const isSame = (one: KeptAnswer): boolean =>
        (one.restOf ?? one.field) === (restOf ?? field) && sameAnswer(one.value, value)
      if (this.kept().some(isSame)) return []
      // By the time, too: more may lose its place in the same field later.
      const id = restOf === field || this.#answers.has(field) ? brandFieldId(`${field} ${atMs}`) : field
      const kept = { ...answer.kept, field: id }
      this.#answers.set(id, { ...answer, kept })
      return [kept]
    })
  }

  /** Takes back in what was here before. */
  restore(answers: readonly UnfitAnswer[] = []): void {
    for (const one of answers) this.#answers.set(one.kept.field, one)
  }

  clear(): void {
    this.#answers.clear()
  }
}
