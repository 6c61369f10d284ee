import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from '../../../../scripts/any-character.ts'
import { repairName } from './field-name.ts'

it.each([
  ['full_name', 'full_name'],
  ['reply-to', 'reply-to'],
  ['_gotcha', '_gotcha'],
  ['interests[]', 'interests'],
  ['address[street]', 'address_street'],
  ['first.name', 'first_name'],
  ['Ihr Name', 'Ihr_Name'],
  ['Größe', 'Groesse'],
  ['prénom', 'prenom'],
  ['2nd', 'field_2nd'],
  ['', 'field'],
  ['名前', 'field'],
  ['user_id', 'field_user_id'],
  ['letterslot_id', 'field_letterslot_id'],
  ['constructor', 'field_constructor'],
  ['a'.repeat(80), 'a'.repeat(60)],
])('[I623] the name “%s” becomes “%s”', (name, repaired) => {
  expect(repairName(name, new Set())).toBe(repaired)
})

it('[I623] a name that is taken gets a number', () => {
  const taken = new Set<string>()
  expect(['a', 'a', 'a', 'a_2'].map((name) => repairName(name, taken))).toEqual(['a', 'a_2', 'a_3', 'a_2_2'])
})

it('[I623] any names become names that may be sent, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCharacter, maxLength: 80 }), { maxLength: 8 }), (names) => {
      const taken = new Set<string>()
      const repaired = names.map((name) => repairName(name, taken))
      expect(new Set(repaired).size).toBe(names.length)
      expect(
        repaired.filter((name) => !/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(name) || name in Object.prototype),
      ).toEqual([])
    }),
  )
})
