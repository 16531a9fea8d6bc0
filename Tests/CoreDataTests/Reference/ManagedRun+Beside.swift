import CoreData

extension ManagedRun {
    /// Changes a value in the other context, and saves it after a save of this one, which it has to keep.
    func changeBeside(_ step: ManagedStep) throws {
        guard containers.count == 1, child == nil, !context.hasChanges, let number = pick(step.a),
            let (owner, property, target) = pickLink(step, many: false), !property.end.isRequired
        else { return }
        try grouped(in: 1 - active) { try find(number, other).setValue(step.b, forKey: "value") }
        try change { world in
            try object(owner).setValue(object(target), forKey: property.name)
            for old in world.others(owner, property) where old != target { world.unlink(owner, property, old) }
            world.link(owner, property, target, schema)
        }
        guard world.merged(saved, schema).isValid(schema), world.isDistinct(schema) else {
            other.rollback()
            return rollback()
        }
        try context.save()
        world.objects[number]!.value = step.b
        try other.save()
        saved = world
        forgetUndo()
        try look()
        try compare(other, saved, "the other context, which has saved too")
    }
}
