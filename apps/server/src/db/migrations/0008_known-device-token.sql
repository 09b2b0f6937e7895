-- What a device that logged in before shows at its next login: only a keyed hash of it is here.
ALTER TABLE "known_device" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "known_device" ADD COLUMN "token_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "known_device_token_hash" ON "known_device" USING btree ("token_hash");
