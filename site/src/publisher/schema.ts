/** The page store's tables. `event` is the number of the last event that marked something. */
export const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  -- Pages that are on disk.
  CREATE TABLE IF NOT EXISTS pages (
    path TEXT PRIMARY KEY, kind TEXT NOT NULL, ms REAL NOT NULL, rendered_at INTEGER NOT NULL) WITHOUT ROWID;
  -- What each of them has read.
  CREATE TABLE IF NOT EXISTS page_tags (path TEXT NOT NULL, tag TEXT NOT NULL, PRIMARY KEY (path, tag)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS page_tags_by_tag ON page_tags (tag, path);
  -- The last event that marked each tag.
  CREATE TABLE IF NOT EXISTS marks (tag TEXT PRIMARY KEY, event INTEGER NOT NULL) WITHOUT ROWID;
  -- Pages that wait to be rendered anew, since the event of that number.
  CREATE TABLE IF NOT EXISTS dirty (
    path TEXT PRIMARY KEY, lane INTEGER NOT NULL, event INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL DEFAULT 0, error TEXT) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS dirty_in_order ON dirty (lane, event, path);
  -- Accepted messages, against replays.
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT NOT NULL, timestamp TEXT NOT NULL, received_at INTEGER NOT NULL, PRIMARY KEY (id, timestamp)) WITHOUT ROWID;
`
