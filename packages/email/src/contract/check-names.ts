import type { Form } from '@letterslot/core'
import { isBuiltInName } from '../parameters/built-ins.ts'
import { isOwnParameter, isReserved } from '../parameters/parameter-names.ts'
import { formPlace, keyPlace, placedFields } from '../parameters/placed-fields.ts'
import type { Finding } from './finding.ts'
import type { FormFix } from './fix.ts'

/**
 * Finds names that collide: with the wire's identifiers, with what a provider fills in by itself, or with each other,
 * among fields (files too) and in the mapping; and mapped names that no field has a text for.
 */
export function checkNames(form: Form): readonly Finding[] {
  return [...fieldNames(form), ...mappedNames(form)]
}

function fieldNames(form: Form): readonly Finding[] {
  const taken = new Set<string>()
  return placedFields(form).flatMap(({ field: { name }, place }): readonly Finding[] => {
    const code = collision(name) ?? (taken.has(name) ? 'parameter-twice' : undefined)
    taken.add(name)
    if (code === undefined || name === '') return []
    const fix = { kind: 'renameField', place, name: freeName(form, name) } as const
    return [{ code, severity: 'error', place: formPlace(`${place}/name`), name, fix }]
  })
}

function mappedNames(form: Form): readonly Finding[] {
  const fields = placedFields(form).map(({ field }) => field)
  return Object.entries(form.delivery?.map ?? {}).flatMap(([name, id]): readonly Finding[] => {
    const source = fields.find((field) => field.id === id)
    const isTaken = fields.some((field) => field.name === name && field.id !== id)
    const code =
      collision(name) ??
      (!source || source.kind === 'file' || source.kind === 'signature'
        ? 'mapping-without-field'
        : isTaken
          ? 'parameter-twice'
          : undefined)
    if (code === undefined) return []
    const fix: FormFix = { kind: 'unmapParameter', name }
    return [{ code, severity: 'error', place: keyPlace('/delivery/map', name), name, fix }]
  })
}

function collision(name: string): 'name-reserved' | 'name-built-in' | undefined {
  if (isReserved(name)) return 'name-reserved'
  return isBuiltInName(name) ? 'name-built-in' : undefined
}

/** A parameter's name has at most so many characters: a letter or _, then letters, digits, _ and -. */
const maxParameterLength = 64

/** A name like the one given that nobody has yet: no field, no mapping, not the wire, not a provider, not us. */
export function freeName(form: Form, name: string): string {
  const base = name.replace(/^(?:letterslot|user)_/, '').replace(/[^A-Za-z0-9_-]/g, '_')
  const stem = /^[A-Za-z_]/.test(base) ? base : `answer_${base}`
  const taken = new Set([
    ...placedFields(form).map(({ field }) => field.name),
    ...Object.keys(form.delivery?.map ?? {}),
  ])
  const isFree = (candidate: string): boolean =>
    !taken.has(candidate) && !isOwnParameter(candidate) && !(candidate in Object.prototype)
  const candidates = [stem, `${stem}_answer`]
  for (let count = 2; ; count += 1) {
    const candidate = candidates.shift() ?? `${stem.slice(0, maxParameterLength - 8)}_${count}`
    if (candidate.length <= maxParameterLength && isFree(candidate)) return candidate
  }
}
