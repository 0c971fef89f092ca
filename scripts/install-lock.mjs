// A lock between processes that works before the packages are installed. In plain JavaScript: see run.mjs.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Takes the lock folder; waits for a living holder, and takes it over from a dead one.
 *
 * @param {string} folder
 * @param {(line: string) => void} log
 * @returns {Promise<() => void>} releases the lock
 */
export async function lockFolder(folder, log) {
  mkdirSync(join(folder, '..'), { recursive: true })
  let told = false
  while (!tryLock(folder)) {
    const holder = lockHolder(folder)
    if (!isAlive(holder)) {
      removeStaleLock(folder)
      continue
    }
    if (!told) {
      log(
        `Process ${holder} is installing the packages: waiting. (If it is not, delete ${folder}.)`,
      )
    }
    told = true
    await sleep(500)
  }
  return () => rmSync(folder, { recursive: true, force: true })
}

/**
 * A folder that already contains the process number is renamed into place, so that no lock exists without a holder.
 *
 * @param {string} folder
 */
function tryLock(folder) {
  const ours = `${folder}.${process.pid}`
  rmSync(ours, { recursive: true, force: true })
  mkdirSync(ours)
  writeFileSync(join(ours, 'pid'), String(process.pid))
  try {
    renameSync(ours, folder)
    return true
  } catch (error) {
    rmSync(ours, { recursive: true, force: true })
    if (existsSync(folder)) return false
    if (errorCode(error) === 'ENOTEMPTY' || errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Moves the lock aside before removing it: if another process has taken it over meanwhile, that process gets it back.
 *
 * @param {string} folder
 */
function removeStaleLock(folder) {
  const aside = `${folder}.${process.pid}`
  try {
    renameSync(folder, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  if (isAlive(lockHolder(aside))) renameSync(aside, folder)
  else rmSync(aside, { recursive: true, force: true })
}

/**
 * @param {string} folder
 * @returns {number} 0 if the lock has just been released
 */
function lockHolder(folder) {
  try {
    return Number.parseInt(readFileSync(join(folder, 'pid'), 'utf8'), 10)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0
    throw error
  }
}

/**
 * In a container a later process often gets the number of an earlier one, so this process's own number in a lock
 * belongs to a dead process.
 *
 * @param {number} pid
 */
function isAlive(pid) {
  if (!(pid > 0) || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function errorCode(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
