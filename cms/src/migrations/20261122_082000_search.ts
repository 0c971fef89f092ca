import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What readers search in, kept by PostgreSQL itself whenever an article or its hashtags are written, by whatever means
 * (docs/decisions/0016-readers-search-in-tables-of-their-own.md), and how often readers have asked lately. Payload
 * knows nothing of these tables.
 *
 * - search_places: one row for each published article (hashtag_id 0), and one for each of its hashtags.
 * - search_counts: how many of those a month of Europe/Sofia has, as a ledger: rows are added up, never changed.
 * - search_texts: what is searched for in an article, in lower case.
 *
 * Nothing here depends on the time: whoever reads leaves out what lies in the future.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE EXTENSION IF NOT EXISTS pg_trgm;

  CREATE TABLE search_places (
    article_id integer NOT NULL,
    hashtag_id integer NOT NULL,
    category_id integer NOT NULL,
    date_published timestamp(3) with time zone NOT NULL,
    PRIMARY KEY (article_id, hashtag_id)
  );
  CREATE INDEX search_places_newest_idx ON search_places (hashtag_id, date_published, article_id);
  CREATE INDEX search_places_category_idx
    ON search_places (hashtag_id, category_id, date_published, article_id);

  CREATE TABLE search_counts (
    hashtag_id integer NOT NULL,
    category_id integer NOT NULL,
    month date NOT NULL,
    articles integer NOT NULL
  );
  CREATE INDEX search_counts_idx ON search_counts (hashtag_id, category_id, month) INCLUDE (articles);

  CREATE TABLE search_texts (
    article_id integer PRIMARY KEY,
    category_id integer NOT NULL,
    date_published timestamp(3) with time zone NOT NULL,
    title text COLLATE "C" NOT NULL,
    entity_name text COLLATE "C" NOT NULL
  );

  -- One case for all. ICU knows it in every database, whatever its locale; a sigma that ends a word has a form of its own.
  CREATE FUNCTION search_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT replace(lower(given COLLATE "und-x-icu"), 'ς', 'σ') COLLATE "C"
  $$;

  -- The month of Europe/Sofia, by its first day.
  CREATE FUNCTION search_month(moment timestamp with time zone) RETURNS date LANGUAGE sql STABLE AS $$
    SELECT date_trunc('month', moment AT TIME ZONE 'Europe/Sofia')::date
  $$;

  -- The published articles among these, with what readers ask for them by. OFFSET 0: they are looked up by their ids and
  -- by nothing else, whatever the planner believes of the other columns while an archive is being added.
  CREATE FUNCTION search_shown(ids integer[])
  RETURNS TABLE (id integer, category_id integer, date_published timestamp(3) with time zone, title text, entity_name text)
  LANGUAGE sql STABLE AS $$
    SELECT a.id, a.category_id, a.date_published, a.title::text, a.entity_name::text
    FROM (SELECT * FROM articles WHERE articles.id = ANY (ids) OFFSET 0) AS a
    WHERE a._status = 'published' AND a.deleted_at IS NULL
      AND a.date_published IS NOT NULL AND a.category_id IS NOT NULL AND a.slug IS NOT NULL
  $$;

  -- The rows that search_places should have for them.
  CREATE FUNCTION search_places_of(ids integer[])
  RETURNS TABLE (article_id integer, hashtag_id integer, category_id integer, date_published timestamp(3) with time zone)
  LANGUAGE sql STABLE AS $$
    SELECT id, 0, category_id, date_published FROM search_shown(ids)
    UNION
    SELECT shown.id, hashtags_id, category_id, date_published
    FROM search_shown(ids) AS shown
    JOIN (SELECT * FROM articles_rels WHERE parent_id = ANY (ids) OFFSET 0) AS named ON named.parent_id = shown.id
    WHERE path = 'hashtags' AND hashtags_id IS NOT NULL
  $$;

  -- Brings what is kept of these articles up to what stands in their rows now: by the indexes of their ids, put together
  -- by hashing. The planner is given no other choice, for in the transaction that fills the tables it knows of no rows.
  CREATE FUNCTION search_refresh_places(ids integer[]) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_nestloop = off AS $$
  BEGIN
    -- Who writes an article and who writes its hashtags come one after the other, and the second sees both.
    PERFORM FROM articles WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;

    WITH gone AS (
      DELETE FROM search_places AS kept
      WHERE kept.article_id = ANY (ids) AND NOT EXISTS (
        SELECT FROM search_places_of(ids) AS wanted
        WHERE wanted.article_id = kept.article_id AND wanted.hashtag_id = kept.hashtag_id
          AND wanted.category_id = kept.category_id AND wanted.date_published = kept.date_published)
      RETURNING kept.*)
    INSERT INTO search_counts
    SELECT hashtag_id, category_id, search_month(date_published), -count(*) FROM gone GROUP BY 1, 2, 3;

    WITH added AS (
      INSERT INTO search_places (article_id, hashtag_id, category_id, date_published)
      SELECT * FROM search_places_of(ids) ON CONFLICT DO NOTHING RETURNING *)
    INSERT INTO search_counts
    SELECT hashtag_id, category_id, search_month(date_published), count(*) FROM added GROUP BY 1, 2, 3;
  END
  $$;
  CREATE FUNCTION search_refresh_texts(ids integer[]) RETURNS void LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_nestloop = off AS $$
  BEGIN
    DELETE FROM search_texts AS kept
    WHERE kept.article_id = ANY (ids) AND NOT EXISTS (
      SELECT FROM search_shown(ids) AS shown WHERE shown.id = kept.article_id);

    INSERT INTO search_texts AS kept (article_id, category_id, date_published, title, entity_name)
    SELECT id, category_id, date_published,
      search_key(coalesce(title, '')), search_key(coalesce(entity_name, ''))
    FROM search_shown(ids)
    ON CONFLICT (article_id) DO UPDATE SET category_id = excluded.category_id,
      date_published = excluded.date_published, title = excluded.title, entity_name = excluded.entity_name
    WHERE (kept.category_id, kept.date_published, kept.title, kept.entity_name)
      IS DISTINCT FROM (excluded.category_id, excluded.date_published, excluded.title, excluded.entity_name);
  END
  $$;
  CREATE FUNCTION search_refresh(ids integer[]) RETURNS void LANGUAGE sql AS $$
    SELECT search_refresh_places(ids);
    SELECT search_refresh_texts(ids);
  $$;

  -- Rows of the ledger that tell of the same become one.
  CREATE FUNCTION search_fold() RETURNS void LANGUAGE sql AS $$
    WITH split AS (
      SELECT hashtag_id, category_id, month FROM search_counts GROUP BY 1, 2, 3 HAVING count(*) > 1 OR sum(articles) = 0),
    gone AS (
      DELETE FROM search_counts USING split
      WHERE search_counts.hashtag_id = split.hashtag_id AND search_counts.category_id = split.category_id
        AND search_counts.month = split.month
      RETURNING search_counts.*)
    INSERT INTO search_counts
    SELECT hashtag_id, category_id, month, sum(articles) FROM gone GROUP BY 1, 2, 3 HAVING sum(articles) <> 0
  $$;

  CREATE FUNCTION search_articles_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh(array_agg(id)) FROM rows_after WHERE _status = 'published' HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION search_articles_updated() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh(array_agg(id)) FROM rows_before AS b JOIN rows_after AS a USING (id)
    WHERE (a._status, a.deleted_at, a.date_published, a.category_id, a.slug, a.title, a.entity_name)
      IS DISTINCT FROM (b._status, b.deleted_at, b.date_published, b.category_id, b.slug, b.title, b.entity_name)
    HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION search_articles_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh(array_agg(id)) FROM rows_before HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION search_hashtags_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh_places(array_agg(DISTINCT parent_id)) FROM rows_after WHERE path = 'hashtags' HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION search_hashtags_updated() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh_places(array_agg(DISTINCT parent_id))
    FROM (SELECT parent_id, path FROM rows_before UNION ALL SELECT parent_id, path FROM rows_after) AS rows
    WHERE path = 'hashtags' HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;
  CREATE FUNCTION search_hashtags_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search_refresh_places(array_agg(DISTINCT parent_id)) FROM rows_before WHERE path = 'hashtags' HAVING count(*) > 0;
    RETURN NULL;
  END
  $$;

  CREATE TRIGGER search_inserted AFTER INSERT ON articles REFERENCING NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION search_articles_inserted();
  CREATE TRIGGER search_updated AFTER UPDATE ON articles REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION search_articles_updated();
  CREATE TRIGGER search_deleted AFTER DELETE ON articles REFERENCING OLD TABLE AS rows_before
    FOR EACH STATEMENT EXECUTE FUNCTION search_articles_deleted();
  CREATE TRIGGER search_inserted AFTER INSERT ON articles_rels REFERENCING NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION search_hashtags_inserted();
  CREATE TRIGGER search_updated AFTER UPDATE ON articles_rels REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
    FOR EACH STATEMENT EXECUTE FUNCTION search_hashtags_updated();
  CREATE TRIGGER search_deleted AFTER DELETE ON articles_rels REFERENCING OLD TABLE AS rows_before
    FOR EACH STATEMENT EXECUTE FUNCTION search_hashtags_deleted();

  SELECT search_refresh(ARRAY (SELECT id FROM articles));
  SELECT search_fold();

  -- Made last, which is quick. What was written lately waits in a list, kilobytes, that every search reads through: an
  -- archive is added several times as fast as without.
  CREATE INDEX search_texts_title_idx
    ON search_texts USING gin (title gin_trgm_ops) WITH (gin_pending_list_limit = 256);
  CREATE INDEX search_texts_entity_name_idx
    ON search_texts USING gin (entity_name gin_trgm_ops) WITH (gin_pending_list_limit = 256);

  -- Counted by the package rate-limiter-flexible. What a crash loses is at most a minute of counting.
  CREATE UNLOGGED TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE rate_limits;
  DROP TRIGGER search_inserted ON articles;
  DROP TRIGGER search_updated ON articles;
  DROP TRIGGER search_deleted ON articles;
  DROP TRIGGER search_inserted ON articles_rels;
  DROP TRIGGER search_updated ON articles_rels;
  DROP TRIGGER search_deleted ON articles_rels;
  DROP FUNCTION search_articles_inserted, search_articles_updated, search_articles_deleted,
    search_hashtags_inserted, search_hashtags_updated, search_hashtags_deleted,
    search_fold, search_refresh, search_refresh_places, search_refresh_texts, search_places_of, search_shown,
    search_month, search_key;
  DROP TABLE search_places;
  DROP TABLE search_counts;
  DROP TABLE search_texts;`)
}
