CREATE TABLE "video" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"bucket" text NOT NULL,
	"sub_bucket" text,
	"series" text,
	"series_no" integer,
	"seconds" integer NOT NULL,
	"published_on" date NOT NULL,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"poster" text NOT NULL,
	"poster_type" text NOT NULL,
	"captions" jsonb NOT NULL,
	"words" text NOT NULL,
	"spoken" text NOT NULL,
	"watches" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_bucket" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_day" (
	"video" text NOT NULL,
	"day" date NOT NULL,
	"watches" integer NOT NULL,
	CONSTRAINT "video_day_video_day_pk" PRIMARY KEY("video","day")
);
--> statement-breakpoint
CREATE TABLE "video_feedback" (
	"arn" text NOT NULL,
	"video" text NOT NULL,
	"stars" smallint NOT NULL,
	"words" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_feedback_arn_video_pk" PRIMARY KEY("arn","video")
);
--> statement-breakpoint
CREATE TABLE "video_like" (
	"arn" text NOT NULL,
	"video" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_like_arn_video_pk" PRIMARY KEY("arn","video")
);
--> statement-breakpoint
CREATE TABLE "video_line" (
	"video" text NOT NULL,
	"no" integer NOT NULL,
	"from_ms" integer NOT NULL,
	"to_ms" integer NOT NULL,
	"line" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "video_line_video_no_pk" PRIMARY KEY("video","no")
);
--> statement-breakpoint
CREATE TABLE "video_series" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_sub_bucket" (
	"bucket" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"no" integer NOT NULL,
	CONSTRAINT "video_sub_bucket_bucket_id_pk" PRIMARY KEY("bucket","id")
);
--> statement-breakpoint
CREATE TABLE "video_view" (
	"arn" text NOT NULL,
	"video" text NOT NULL,
	"id" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"played" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_view_arn_video_id_pk" PRIMARY KEY("arn","video","id")
);
--> statement-breakpoint
CREATE TABLE "video_watched" (
	"arn" text NOT NULL,
	"video" text NOT NULL,
	"watched_to" integer NOT NULL,
	"furthest" integer NOT NULL,
	"played" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_watched_arn_video_pk" PRIMARY KEY("arn","video")
);
--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_bucket_video_bucket_id_fk" FOREIGN KEY ("bucket") REFERENCES "public"."video_bucket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_series_video_series_id_fk" FOREIGN KEY ("series") REFERENCES "public"."video_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_bucket_sub_bucket_video_sub_bucket_bucket_id_fk" FOREIGN KEY ("bucket","sub_bucket") REFERENCES "public"."video_sub_bucket"("bucket","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_day" ADD CONSTRAINT "video_day_video_video_id_fk" FOREIGN KEY ("video") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_line" ADD CONSTRAINT "video_line_video_video_id_fk" FOREIGN KEY ("video") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_sub_bucket" ADD CONSTRAINT "video_sub_bucket_bucket_video_bucket_id_fk" FOREIGN KEY ("bucket") REFERENCES "public"."video_bucket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_newest" ON "video" USING btree ("published_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "video_series_order" ON "video" USING btree ("series","series_no");--> statement-breakpoint
CREATE INDEX "video_day_day" ON "video_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "video_view_old" ON "video_view" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "video_watched_recent" ON "video_watched" USING btree ("arn","watched_at" DESC NULLS LAST);--> statement-breakpoint

SELECT secure_system_table('video_bucket', true);--> statement-breakpoint
SELECT secure_system_table('video_sub_bucket', true);--> statement-breakpoint
SELECT secure_system_table('video_series', true);--> statement-breakpoint
SELECT secure_system_table('video', true);--> statement-breakpoint
SELECT secure_system_table('video_line', true);--> statement-breakpoint
SELECT secure_system_table('video_day', true);--> statement-breakpoint
SELECT secure_tenant_table('video_view');--> statement-breakpoint
SELECT secure_tenant_table('video_watched');--> statement-breakpoint
SELECT secure_tenant_table('video_like');--> statement-breakpoint
SELECT secure_tenant_table('video_feedback');
