import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "picture_cuts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"left" numeric NOT NULL,
  	"top" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_og_url" varchar,
  	"sizes_og_width" numeric,
  	"sizes_og_height" numeric,
  	"sizes_og_mime_type" varchar,
  	"sizes_og_filesize" numeric,
  	"sizes_og_filename" varchar,
  	"sizes_square_url" varchar,
  	"sizes_square_width" numeric,
  	"sizes_square_height" numeric,
  	"sizes_square_mime_type" varchar,
  	"sizes_square_filesize" numeric,
  	"sizes_square_filename" varchar,
  	"sizes_standard_url" varchar,
  	"sizes_standard_width" numeric,
  	"sizes_standard_height" numeric,
  	"sizes_standard_mime_type" varchar,
  	"sizes_standard_filesize" numeric,
  	"sizes_standard_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar,
  	"sizes_w320_url" varchar,
  	"sizes_w320_width" numeric,
  	"sizes_w320_height" numeric,
  	"sizes_w320_mime_type" varchar,
  	"sizes_w320_filesize" numeric,
  	"sizes_w320_filename" varchar,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1280_url" varchar,
  	"sizes_w1280_width" numeric,
  	"sizes_w1280_height" numeric,
  	"sizes_w1280_mime_type" varchar,
  	"sizes_w1280_filesize" numeric,
  	"sizes_w1280_filename" varchar,
  	"sizes_w1600_url" varchar,
  	"sizes_w1600_width" numeric,
  	"sizes_w1600_height" numeric,
  	"sizes_w1600_mime_type" varchar,
  	"sizes_w1600_filesize" numeric,
  	"sizes_w1600_filename" varchar
  );
  
  ALTER TABLE "articles" ADD COLUMN "picture_crop" jsonb;
  ALTER TABLE "articles" ADD COLUMN "picture_cut_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_picture_crop" jsonb;
  ALTER TABLE "_articles_v" ADD COLUMN "version_picture_cut_id" integer;
  ALTER TABLE "picture_cuts" ADD CONSTRAINT "picture_cuts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "picture_cuts_picture_idx" ON "picture_cuts" USING btree ("picture_id");
  CREATE INDEX "picture_cuts_updated_at_idx" ON "picture_cuts" USING btree ("updated_at");
  CREATE INDEX "picture_cuts_created_at_idx" ON "picture_cuts" USING btree ("created_at");
  CREATE UNIQUE INDEX "picture_cuts_filename_idx" ON "picture_cuts" USING btree ("filename");
  CREATE INDEX "picture_cuts_sizes_card_sizes_card_filename_idx" ON "picture_cuts" USING btree ("sizes_card_filename");
  CREATE INDEX "picture_cuts_sizes_og_sizes_og_filename_idx" ON "picture_cuts" USING btree ("sizes_og_filename");
  CREATE INDEX "picture_cuts_sizes_square_sizes_square_filename_idx" ON "picture_cuts" USING btree ("sizes_square_filename");
  CREATE INDEX "picture_cuts_sizes_standard_sizes_standard_filename_idx" ON "picture_cuts" USING btree ("sizes_standard_filename");
  CREATE INDEX "picture_cuts_sizes_wide_sizes_wide_filename_idx" ON "picture_cuts" USING btree ("sizes_wide_filename");
  CREATE INDEX "picture_cuts_sizes_w320_sizes_w320_filename_idx" ON "picture_cuts" USING btree ("sizes_w320_filename");
  CREATE INDEX "picture_cuts_sizes_w640_sizes_w640_filename_idx" ON "picture_cuts" USING btree ("sizes_w640_filename");
  CREATE INDEX "picture_cuts_sizes_w960_sizes_w960_filename_idx" ON "picture_cuts" USING btree ("sizes_w960_filename");
  CREATE INDEX "picture_cuts_sizes_w1280_sizes_w1280_filename_idx" ON "picture_cuts" USING btree ("sizes_w1280_filename");
  CREATE INDEX "picture_cuts_sizes_w1600_sizes_w1600_filename_idx" ON "picture_cuts" USING btree ("sizes_w1600_filename");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_cut_id_picture_cuts_id_fk" FOREIGN KEY ("picture_cut_id") REFERENCES "public"."picture_cuts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_cut_id_picture_cuts_id_fk" FOREIGN KEY ("version_picture_cut_id") REFERENCES "public"."picture_cuts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_picture_cut_idx" ON "articles" USING btree ("picture_cut_id");
  CREATE INDEX "_articles_v_version_version_picture_cut_idx" ON "_articles_v" USING btree ("version_picture_cut_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP CONSTRAINT "articles_picture_cut_id_picture_cuts_id_fk";
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_picture_cut_id_picture_cuts_id_fk";
  DROP INDEX "articles_picture_cut_idx";
  DROP INDEX "_articles_v_version_version_picture_cut_idx";
  ALTER TABLE "articles" DROP COLUMN "picture_crop";
  ALTER TABLE "articles" DROP COLUMN "picture_cut_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_picture_crop";
  ALTER TABLE "_articles_v" DROP COLUMN "version_picture_cut_id";
  DROP TABLE "picture_cuts" CASCADE;`)
}
