import type { StorageProvider } from './options.ts'

/**
 * The page's `localStorage`, touched only when asked: where site data is blocked, reading the very name throws, and then
 * each of these rejects.
 */
export const pageStorage: StorageProvider = {
  get: async (key) => localStorage[key],
  set: async (key, value) => {
    localStorage[key] = value
  },
  remove: async (key) => {
    delete localStorage[key]
  },
}
