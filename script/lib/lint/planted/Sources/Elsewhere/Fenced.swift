struct Fenced {
    let reference: Unmanaged<Reaching>
}
